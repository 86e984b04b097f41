extension ExportBundle {
  /// What Classroom 50 runs in a container at each submission.
  ///
  /// The container's image has Swift and a built course in `/course`; `Dockerfile` makes it. It must be
  /// public. `runtime.json` names the image; `autograder.py` is what Classroom 50's runner starts in the
  /// student's repository. It calls `autograde.sh`, which leaves `result.json` there.
  ///
  /// - Parameters:
  ///   - swiftVersion: The compiler that the course is graded with, such as `6.3.1`.
  ///   - work: What is due, and whose loose files are.
  package static func classroom50(
    swiftVersion: String, work: Work = Work()
  ) -> ExportBundle {
    ExportBundle(
      files: [
        File(path: "Dockerfile", text: dockerfile(swiftVersion), isExecutable: false),
        File(path: "autograde.sh", text: autograde(work), isExecutable: true),
        File(path: "autograder.py", text: autograder, isExecutable: false),
        File(path: "runtime.json", text: runtime, isExecutable: false),
      ], course: .forGraders)
  }

  private static let image = "ghcr.io/YOUR-ORGANIZATION/course-grader"

  private static func dockerfile(_ version: String) -> String {
    """
    # docker build -t \(image) . && docker push \(image)
    # Classroom 50's runner needs python3 and git in the image.
    FROM swift:\(version)-bookworm
    RUN apt-get update \\
      && apt-get install -y --no-install-recommends bubblewrap git python3 unzip \\
      && rm -rf /var/lib/apt/lists/*
    COPY course /course
    COPY autograde.sh /usr/local/bin/autograde
    RUN cd /course && swift build --product course && .build/debug/course doctor

    """
  }

  private static func autograde(_ work: Work) -> String {
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
    \(gradeBatch(as: "classroom50", work))
    cp "$work/out/formats/classroom50/result.json" ./result.json

    """
  }

  /// Classroom 50's runner sets `CLASSROOM`, `ASSIGNMENT`, `OWNER` and the rest only for this script.
  private static let autograder = """
    # CLASSROOM/autograders/ASSIGNMENT/autograder.py of your classroom50 repository. It runs in the
    # image that runtime.json names, in the student's repository:
    #
    #   gh teacher assignment add … --runtime runtime.json
    import subprocess
    import sys

    sys.exit(subprocess.call(["autograde"]))

    """

  private static let runtime = """
    {
      "container": { "image": "\(image)", "user": "root" }
    }

    """
}
