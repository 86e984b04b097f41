#!/usr/bin/env bash
# Runs Gradescope's autograder on one submission, in a root of its own laid out as Gradescope lays its
# container out: what is written there stays in memory and goes with this script. The course is not
# built in it again: COURSE grades. OUT gets what Gradescope would read.
source "$(dirname "$0")/common.sh"

"$COURSE" export gradescope "$WORK/bundle" --course "$ROOT" >/dev/null || fail "nothing was exported"
mkdir -p "$OUT"
export WORK SUBMISSIONS OUT COURSE
# The harness: the bundle in source, run_autograder beside it, called in /autograder.
unshare --mount --fork --kill-child bash -euc '
  mount --make-rprivate /
  mkdir "$WORK/memory"
  mount -t tmpfs none "$WORK/memory"
  mkdir "$WORK/memory"/{upper,work,root}
  root=$WORK/memory/root
  mount -t overlay none -o "lowerdir=/,upperdir=$WORK/memory/upper,workdir=$WORK/memory/work" "$root"
  mount -t proc none "$root/proc"
  mount --rbind /dev "$root/dev"
  mkdir -p "$root"/autograder/{source,submission,results}
  cp -r "$WORK/bundle/." "$root/autograder/source/"
  cp -r "$SUBMISSIONS/." "$root/autograder/submission/"
  echo "{}" >"$root/autograder/submission_metadata.json"
  install -m 755 "$root/autograder/source/run_autograder" "$root/autograder/run_autograder"
  chroot "$root" bash -c "cd /autograder && ./run_autograder >results/stdout 2>&1" ||
    { cat "$root/autograder/results/stdout"; exit 1; }
  cp -r "$root/autograder/results/." "$OUT/"
' || fail "the autograder ended with $?"
say "graded"
