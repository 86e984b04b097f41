#!/usr/bin/env bash
# Grades with what `course export parallel` writes, over ssh to two names of this machine where there is
# an sshd; kills parallel in the middle, its jobs left behind, and grades again.
source "$(dirname "$0")/common.sh"

"$COURSE" export parallel "$WORK/engine" --course "$ROOT" >/dev/null || fail "nothing was exported"

sshd=$(PATH=$PATH:/usr/sbin command -v sshd)
if [ -n "$sshd" ]; then
  port=$(free_port 22022)
  mkdir -p "$WORK/ssh"
  # As root it wants an empty folder of this name.
  [ "$(id -u)" != 0 ] || [ -d /run/sshd ] || mkdir -m 755 /run/sshd
  for key in host user; do ssh-keygen -q -t ed25519 -N '' -f "$WORK/ssh/$key" || fail "no key"; done
  cp "$WORK/ssh/user.pub" "$WORK/ssh/authorized"
  cat >"$WORK/ssh/sshd_config" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $WORK/ssh/host
AuthorizedKeysFile $WORK/ssh/authorized
PidFile none
StrictModes no
UsePAM no
PermitRootLogin yes
PasswordAuthentication no
AcceptEnv ENGINE_WORK
END
  cat >"$WORK/ssh/config" <<END
Host one two
  HostName 127.0.0.1
  Port $port
  IdentityFile $WORK/ssh/user
  IdentitiesOnly yes
  UserKnownHostsFile $WORK/ssh/known
  StrictHostKeyChecking no
  BatchMode yes
  LogLevel ERROR
  SendEnv ENGINE_WORK
END
  "$sshd" -D -e -f "$WORK/ssh/sshd_config" 2>"$WORK/ssh/log" &
  daemons+=($!)
  disown
  await 20 ssh -F "$WORK/ssh/config" one true 2>/dev/null ||
    fail "no sshd answers: $(tail -3 "$WORK/ssh/log")"
  printf 'ssh -F %s one\nssh -F %s two\n' "$WORK/ssh/config" "$WORK/ssh/config" >"$WORK/hosts"
  say "two machines over ssh"
else
  say "NO SSHD: only local jobs were run. To test it over ssh: apt-get install openssh-server"
  # The same two jobs at a time, without ssh.
  printf '2/:\n' >"$WORK/hosts"
  sed -i 's/--jobs 1/--jobs 2/' "$WORK/engine/grade.sh"
fi

export HOSTS=$WORK/hosts SHARES=6
batch() { "$WORK/engine/grade.sh" "$SUBMISSIONS" "$OUT" --jobs 1; }

(ENGINE_PART=first; export ENGINE_PART; exec "$WORK/engine/grade.sh" "$SUBMISSIONS" "$OUT" --jobs 1) \
  >"$WORK/first.log" 2>&1 &
first=$!
disown
await 120 has_recorded 8 || fail "nothing comes: $(tail -3 "$WORK/first.log")"
# The script and parallel itself, which is a program of perl's; what they started goes on as orphans.
kill -KILL $first
for pid in $(processes ENGINE_PART=first); do
  [ "$(cat "/proc/$pid/comm" 2>/dev/null)" != perl ] || kill -KILL "$pid"
done
done=$(recorded)
missing=$(grade missing --shards 6)
[ -n "$missing" ] || fail "everything was graded before the kill"
say "killed with $done recorded; missing shares: $missing"

batch >"$WORK/second.log" 2>&1 || fail "the second run ended with $?: $(tail -5 "$WORK/second.log")"
say "second run: $(grep -c 'graded\.$\|as before' "$WORK/second.log") shares"
