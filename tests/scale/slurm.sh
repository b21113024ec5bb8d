#!/usr/bin/env bash
# slurm.sh ROYALCHECK SOURCE: the array job, by a Slurm of its own on loopback: munged, slurmctld and slurmd with their
# files in a temporary folder, ended with the test.
. "$(dirname "$0")/common.sh"
PATH=$PATH:/usr/sbin
for program in munged slurmctld slurmd sbatch; do
  command -v $program >/dev/null || { echo "$program is not installed"; rm -rf "$folder"; exit $skipped; }
done

daemons=()
finish() {
  local status=$?
  trap - EXIT
  if [ $status -ne 0 ]; then tail -n 20 "$folder"/*.log "$folder"/*.out >&2 2>/dev/null || true; fi
  [ ${#daemons[@]} -eq 0 ] || kill "${daemons[@]}" 2>/dev/null || true
  wait || true
  rm -rf "$folder"
  exit $status
}
trap finish EXIT
trap 'exit 1' INT TERM

start() {   # NAME COMMAND...
  local name=$1
  shift
  "$@" >"$folder/$name.out" 2>&1 &
  daemons+=($!)
}
await() {   # SECONDS COMMAND...
  local tries=$(($1 * 10))
  shift
  until "$@" >/dev/null 2>&1; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || { echo "in vain: $*" >&2; exit 1; }
    sleep 0.1
  done
}
free_port() {
  local port
  while :; do
    port=$((20000 + RANDOM % 12000))
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
  done
  echo $port
}

cd "$folder"
chmod 755 .
host=$(uname -n)
host=${host%%.*}
mkdir state spool
head -c 1024 /dev/urandom >munge.key
chmod 600 munge.key
cat >slurm.conf <<CONF
ClusterName=royalcheck
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$(free_port)
SlurmdPort=$(free_port)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$folder/munge.sock
CredType=cred/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=$host NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=$host Default=YES State=UP
CONF
export SLURM_CONF=$folder/slurm.conf

start munged munged --foreground --force --num-threads=1 --key-file="$folder/munge.key" \
  --socket="$folder/munge.sock" --pid-file="$folder/munged.pid" --seed-file="$folder/munged.seed"
await 30 test -S munge.sock
start slurmctld slurmctld -D
start slurmd slurmd -D
idle() { sinfo --noheader --format %t | grep -q idle; }
await 60 idle

games 500000 >games.pgn
input=(--variant chess games.pgn "$source/tests/data/dirty")
job=$(sbatch --parsable --array=1-7 "$source/samples/cluster/royalcheck.sbatch" parts "${input[@]}")
over() { [ -z "$(squeue --noheader --jobs "$job")" ]; }
await 60 over

# a folder with an empty file in it is trouble for the part that has it, for no other
grep -l 'there is no game in it' royalcheck-"${job}"_*.log | wc -l | grep -qx 1
royalcheck check --format ndjson "${input[@]}" >whole 2>/dev/null || true
cat parts/part-*.ndjson | cmp - whole
royalcheck merge --parts 7 --fail-on never parts/part-*.ndjson >figures
royalcheck merge --fail-on never whole | cmp - figures
