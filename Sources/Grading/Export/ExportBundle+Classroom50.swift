extension ExportBundle {
  /// What Classroom 50 runs in a container at each submission.
  ///
  /// The container's image has Swift and a built course in `/course`; `Dockerfile` makes it. It must be
  /// public. `autograde.sh` is the autograder's command; it runs in the student's repository and leaves
  /// `result.json` there.
  ///
  /// - Parameters:
  ///   - swiftVersion: The compiler that the course is graded with, such as `6.3.1`.
  ///   - exercise: The id of the exercise to which files belong that lie in no exercise's folder, as they do
  ///     when they are uploaded one by one; nil where students hand in folders.
  package static func classroom50(
    swiftVersion: String, exercise: String? = nil
  ) -> ExportBundle {
    ExportBundle(
      files: [
        File(path: "Dockerfile", text: dockerfile(swiftVersion), isExecutable: false),
        File(path: "autograde.sh", text: autograde(exercise), isExecutable: true),
        File(path: "autograde.yml", text: workflow, isExecutable: false),
      ], course: .forGraders)
  }

  private static func dockerfile(_ version: String) -> String {
    """
    # docker build -t ghcr.io/YOUR-ORGANIZATION/course-grader . && docker push …
    FROM swift:\(version)-bookworm
    RUN apt-get update \\
      && apt-get install -y --no-install-recommends bubblewrap unzip \\
      && rm -rf /var/lib/apt/lists/*
    COPY course /course
    COPY autograde.sh /usr/local/bin/autograde
    RUN cd /course && swift build --product course && .build/debug/course doctor

    """
  }

  private static func autograde(_ exercise: String?) -> String {
    """
    #!/usr/bin/env bash
    # Grades the repository in the current folder and writes ./result.json, the one thing that
    # Classroom 50 takes. An exit code other than 0 is a fault of the machine: nobody gets a zero.
    set -euo pipefail
    course="${COURSE_ROOT:-/course}"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT

    # A batch of one; links are kept as links, which the grader refuses.
    mkdir -p "$work/batch"
    cp -RP . "$work/batch/submission"
    rm -rf "$work/batch/submission/.git"
    \(gradeBatch(as: "classroom50", exercise))
    cp "$work/out/formats/classroom50/result.json" ./result.json

    """
  }

  private static let workflow = """
    # The autograding job of the assignment: put your image's name in. CLASSROOM, ASSIGNMENT, OWNER and
    # the other words about the submission are set by Classroom 50's runner.
    name: autograde
    on:
      push:
        tags: ["submit/**"]
    permissions:
      contents: read
    jobs:
      grade:
        runs-on: ubuntu-latest
        timeout-minutes: 15
        container:
          image: ghcr.io/YOUR-ORGANIZATION/course-grader:latest
          options: --user root
        steps:
          - uses: actions/checkout@v4
          - run: autograde

    """
}
