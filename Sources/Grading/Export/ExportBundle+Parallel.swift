extension ExportBundle {
  /// What GNU parallel needs to grade a batch on many machines over ssh.
  ///
  /// `grade.sh` plans, runs what is missing in shares, looks what is still missing, and merges. What is
  /// missing is asked of the results, never of parallel's own log, so that it goes on after any stop.
  /// The course is not copied: all machines must reach it, and the results, under the same paths.
  ///
  /// - Parameters:
  ///   - course: The course's folder; an absolute path.
  ///   - executable: The built `course`; an absolute path.
  ///   - work: What is due, and whose loose files are; the script's options may add to it.
  package static func parallel(
    course: String, executable: String, work: Work = Work()
  ) -> ExportBundle {
    ExportBundle(
      files: [
        File(
          path: "grade.sh",
          text: script(
            course: course.shellQuoted, executable: executable.shellQuoted, options: work.options),
          isExecutable: true),
        File(path: "hosts", text: hosts, isExecutable: false),
      ], course: nil)
  }

  private static let hosts = """
    # The machines that grade, one a line: what ssh takes, such as ada@node1 or ssh -p 2222 node2.
    # A colon is this machine. The lines are those of parallel's --sshloginfile.
    :

    """

  private static func script(course: String, executable: String, options: String) -> String {
    """
    #!/usr/bin/env bash
    # Grades a folder of submissions on the machines in `hosts`, by GNU parallel over ssh:
    #
    #   ./grade.sh SUBMISSIONS OUT [options of course grade, such as --due ID,… --roster class.csv]
    #
    # Run it again after any stop: what is graded stays, and the result is the same to the byte. All
    # machines must reach the course and OUT under the same paths and know the same Swift. The words
    # HOSTS (a file), SHARES (how many), COURSE and COURSE_ROOT may be set from outside.
    set -uo pipefail
    here=$(cd "$(dirname "$0")" && pwd)
    hosts=${HOSTS:-$here/hosts}
    shares=${SHARES:-32}
    root=${COURSE_ROOT:-\(course)}
    program=${COURSE:-\(executable)}

    fail() { echo "grade.sh: $2" >&2; exit "$1"; }
    [ $# -ge 2 ] || fail 64 "Name the submissions and the folder for the results: ./grade.sh SUBMISSIONS OUT"
    [[ $(parallel --version 2>/dev/null) == "GNU parallel"* ]] ||
      fail 69 "There is no GNU parallel: apt-get install parallel"
    [ -x "$program" ] || fail 69 "There is no $program: run swift build in the course's folder."
    [ -r "$hosts" ] || fail 64 "There is no file of machines: $hosts"
    submissions=$1
    out=$(realpath -m -- "$2")
    shift 2
    set -- \(options) "$@"

    step() { "$program" grade "$@" --course "$root" --out "$out"; }
    missing() { "$program" grade missing --course "$root" --out "$out" --shards "$shares"; }

    step plan "$submissions" "$@" >&2 || exit

    # A shell that ssh starts knows neither this folder nor this PATH.
    share=$(printf '%q ' cd "$PWD")"&& "$(printf '%q ' env "PATH=$PATH" "$program" grade run "$@" \\
      --course "$root" --out "$out" --shard)"{}/$shares"
    log=$out/parallel.log
    for attempt in 1 2 3; do
      open=$(missing) || exit
      [ -n "$open" ] || break
      # One share at a time on each machine: the grader itself uses all processors. A machine that
      # does not answer is left out; a share that failed is tried on another one.
      tr , '\\n' <<<"$open" | PARALLEL_SHELL=$BASH parallel --plain --will-cite --jobs 1 \\
        --sshloginfile "$hosts" --filter-hosts --retries 3 --joblog "$log" --tag --line-buffer \\
        "$share" >&2
      # What no other machine and no second try can mend.
      code=$(awk -F '\\t' 'NR > 1 && ($7 == 64 || $7 == 65 || $7 == 70) { print $7; exit }' "$log")
      [ -z "$code" ] || fail "$code" "A share ended with $code, for the reason above: see $log"
    done

    # 0: all is graded. 75: a machine failed; run this again. 1: results contradict each other.
    step merge "$@"

    """
  }
}
