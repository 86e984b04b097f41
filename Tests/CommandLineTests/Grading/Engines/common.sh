# What the engine scripts share. Each is called with COURSE (the executable), ROOT (the course's folder),
# SUBMISSIONS, OUT and WORK, an empty folder in which all of the engine lives, and tears everything down.
set -uo pipefail
: "${COURSE:?}" "${ROOT:?}" "${SUBMISSIONS:?}" "${OUT:?}" "${WORK:?}"
# Whatever is started from here has this in its environment, and is found by it.
export ENGINE_WORK=$WORK

say() { echo "engine: $*"; }
fail() { say "$*"; exit 1; }
grade() { "$COURSE" grade "$@" --course "$ROOT" --out "$OUT"; }

# The processes of this engine whose environment also has the line $1, but for this script's own.
processes() {
  local folder pid
  for folder in /proc/[0-9]*; do
    pid=${folder#/proc/}
    [ "$pid" = $$ ] || [ "$pid" = "$BASHPID" ] && continue
    tr '\0' '\n' 2>/dev/null <"$folder/environ" | grep -qxF "ENGINE_WORK=$WORK" || continue
    [ -z "${1:-}" ] || tr '\0' '\n' 2>/dev/null <"$folder/environ" | grep -qxF "$1" || continue
    echo "$pid"
  done
}

# A fifth of a second, without a process for it.
pause() { read -rt 0.2 <> <(:); }

# Daemons that write their title over their environment.
daemons=()

tear_down() {
  trap - EXIT TERM INT
  local pids
  [ ${#daemons[@]} = 0 ] || kill -KILL "${daemons[@]}" 2>/dev/null
  for _ in 1 2 3 4 5; do
    pids=$(processes)
    [ -n "$pids" ] || break
    kill -KILL $pids 2>/dev/null
    pause
  done
}
trap tear_down EXIT
trap 'exit 143' TERM INT
# Standard input ends with whoever started this; without them nothing is to go on.
exec 9<&0 </dev/null
(cat >/dev/null && kill -TERM $$) <&9 2>/dev/null &
disown
exec 9<&-

# Waits up to $1 seconds until the rest of the words succeed.
await() {
  local deadline=$((SECONDS + $1))
  shift
  until "$@"; do
    [ $SECONDS -lt $deadline ] || return 1
    pause
  done
  return 0
}

recorded() { cat "$OUT"/attempts/*.jsonl 2>/dev/null | wc -l; }
has_recorded() { [ "$(recorded)" -ge "$1" ]; }

# A port that nobody listens at, from $1 on.
free_port() {
  local port=$1
  while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
  echo "$port"
}
