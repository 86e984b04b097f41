#!/usr/bin/env bash
# Grades with a Slurm of two nodes on this machine; one of them dies in the middle, with all that runs
# on it. Slurm begins its tasks again on the other; what is missing then is sent as another array.
source "$(dirname "$0")/common.sh"
export PATH=$PATH:/usr/sbin SLURM_CONF=$WORK/slurm.conf
shares=8

host=$(hostname -s)
controller=$(free_port 26817) first=$(free_port 27001) second=$(free_port 27101)
mkdir -p "$WORK"/{state,spool,munge,logs}
chmod 755 "$WORK" "$WORK/munge"
(umask 077; head -c 128 /dev/urandom >"$WORK/munge/key")
munged --foreground --force --key-file="$WORK/munge/key" --socket="$WORK/munge/socket" \
  --pid-file="$WORK/munge/pid" --log-file="$WORK/munge/log" --seed-file="$WORK/munge/seed" \
  2>"$WORK/logs/munged" &
disown
cat >"$SLURM_CONF" <<END
ClusterName=grader
SlurmctldHost=$host(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$WORK/munge/socket
CredType=cred/munge
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
StateSaveLocation=$WORK/state
SlurmdSpoolDir=$WORK/spool/%n
SlurmctldPidFile=$WORK/slurmctld.pid
SlurmdPidFile=$WORK/slurmd.%n.pid
SlurmctldPort=$controller
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/backfill
SchedulerParameters=batch_sched_delay=0,sched_min_interval=0,sched_interval=5,bf_interval=5
ReturnToService=2
SlurmctldTimeout=30
SlurmdTimeout=30
MinJobAge=300
JobRequeue=1
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$first CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$second CPUs=1 State=UNKNOWN
PartitionName=grade Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP OverSubscribe=NO
END
await 20 test -S "$WORK/munge/socket" || fail "no munged: $(tail -3 "$WORK/logs/munged")"
slurmctld -D -f "$SLURM_CONF" 2>"$WORK/logs/slurmctld" &
disown
for node in n1 n2; do
  mkdir -p "$WORK/spool/$node"
  ENGINE_NODE=$node slurmd -D -N $node -f "$SLURM_CONF" 2>"$WORK/logs/slurmd.$node" &
  disown
done
two_idle() { [ "$(sinfo -h -N -t idle -o %N 2>/dev/null | wc -l)" = 2 ]; }
await 60 two_idle || fail "no two nodes: $(tail -3 "$WORK/logs/slurmctld")"
say "two nodes: $(sinfo --version)"

# As Grading on many machines has it.
cat >"$WORK/grade.sbatch" <<END
#!/bin/bash
#SBATCH --requeue
cd "$ROOT"
exec "$COURSE" grade run --out "$OUT" --shard auto/$shares --jobs 1
END
send() { sbatch --parsable --array="$1" --output="$WORK/logs/task-%a.log" "$WORK/grade.sbatch"; }
is_over() { [ -z "$(squeue -h -o %i)" ]; }
# Slurm's daemon of the node, its tasks, and the one process between the two, which has written its
# title over its environment and is known as their parent.
on_n2() {
  local pid parent
  processes ENGINE_NODE=n2
  for pid in $(processes SLURMD_NODENAME=n2); do
    echo "$pid"
    parent=$(awk '/^PPid:/ { print $2 }' "/proc/$pid/status" 2>/dev/null)
    [ "$(cat "/proc/$parent/comm" 2>/dev/null)" != slurmstepd ] || echo "$parent"
  done
}
busy() { [ -n "$(squeue -h -w n2 -t RUNNING -o %i)" ] && has_recorded 8; }

grade plan "$SUBMISSIONS" >/dev/null || fail "no plan"
send "0-$((shares - 1))" >/dev/null || fail "the array was not taken"
await 180 busy || fail "n2 gets no work: $(squeue; tail -3 "$WORK"/logs/task-*)"
# All at once, and in the middle of a share: a node that is lost has no time to report what became of
# its tasks, and what had ended just before would not be begun again.
strike() {
  dying=$(on_n2)
  kill -STOP $dying 2>/dev/null
  lost=$(squeue -h -w n2 -t RUNNING -o %K)
  case ",$(grade missing --shards $shares)," in
    *",${lost:-none},"*) return 0 ;;
  esac
  kill -CONT $dying 2>/dev/null
  return 1
}
await 60 strike || fail "n2 was never in the middle of a share"
kill -KILL $dying 2>/dev/null
say "n2 died in share $lost with $(recorded) recorded"
await 300 is_over || fail "the array does not end: $(squeue)"
grep -q "due to failure of node n2" "$WORK/logs/slurmctld" || fail "Slurm did not notice"
say "$(grep -o "requeue.*due to failure of node n2" "$WORK/logs/slurmctld" | head -1)"

for _ in 1 2 3; do
  missing=$(grade missing --shards $shares)
  [ -n "$missing" ] || break
  say "sent again: $missing"
  send "$missing" >/dev/null && await 180 is_over
done
[ -z "$missing" ] || fail "still missing: $missing; $(tail -3 "$WORK"/logs/task-*)"
grade merge >"$WORK/logs/merge" || fail "merge ended with $?: $(cat "$WORK/logs/merge")"
say "merged"
