extension ExportBundle {
  /// Gradescope's autograder: zip the folder's contents and upload them.
  ///
  /// `run_autograder` grades one submission with `course grade` and leaves the scores to its
  /// `gradescope` format. The grader ends each launch after seconds, check by check, so one endless loop
  /// costs one check; the time limit of the whole is only for a machine that hangs, and then there are
  /// no results and Gradescope tells the staff.
  ///
  /// - Parameters:
  ///   - swiftVersion: The compiler that the course is graded with, such as `6.3.1`.
  ///   - work: What is due, and whose loose files are.
  package static func gradescope(
    swiftVersion: String, work: Work = Work()
  ) -> ExportBundle {
    ExportBundle(
      files: [
        File(path: "run_autograder", text: runAutograder(work), isExecutable: true),
        File(path: "setup.sh", text: setup(swiftVersion), isExecutable: true),
      ], course: .forGraders)
  }

  private static func setup(_ version: String) -> String {
    """
    #!/usr/bin/env bash
    # Run once, when Gradescope builds the image (Ubuntu 22.04): Swift, the sandbox, the course.
    set -euo pipefail
    export DEBIAN_FRONTEND=noninteractive
    apt-get update
    apt-get install -y --no-install-recommends \\
      binutils bubblewrap ca-certificates curl git gnupg2 libc6-dev libcurl4-openssl-dev libedit2 \\
      libgcc-11-dev libpython3-dev libsqlite3-0 libstdc++-11-dev libxml2-dev libz3-dev pkg-config \\
      tar tzdata unzip zlib1g-dev

    version=\(version)
    # Already there when the image is built again.
    if [[ $(/opt/swift/usr/bin/swiftc --version 2>/dev/null) != *"Swift version $version "* ]]; then
      case "$(uname -m)" in
        aarch64) platform=ubuntu2204-aarch64 archive=ubuntu22.04-aarch64 ;;
        *) platform=ubuntu2204 archive=ubuntu22.04 ;;
      esac
      url="https://download.swift.org/swift-$version-release/$platform/swift-$version-RELEASE"
      url="$url/swift-$version-RELEASE-$archive.tar.gz"
      work=$(mktemp -d)
      curl -fsSL "$url" -o "$work/swift.tar.gz"
      curl -fsSL "$url.sig" -o "$work/swift.tar.gz.sig"
      curl -fsSL https://www.swift.org/keys/all-keys.asc | gpg --import -
      gpg --verify "$work/swift.tar.gz.sig" "$work/swift.tar.gz"
      mkdir -p /opt/swift
      tar -xzf "$work/swift.tar.gz" -C /opt/swift --strip-components=1
      rm -rf "$work"
    fi

    export PATH="/opt/swift/usr/bin:$PATH"
    cd /autograder/source/course
    swift build --product course
    .build/debug/course doctor

    """
  }

  private static func runAutograder(_ work: Work) -> String {
    """
    #!/usr/bin/env bash
    # Grades the one submission that Gradescope put into /autograder/submission.
    set -euo pipefail
    export PATH="/opt/swift/usr/bin:$PATH"
    root="${AUTOGRADER_ROOT:-/autograder}"
    course="$root/source/course"
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT

    # A batch of one; links are kept as links, which the grader refuses.
    mkdir -p "$work/batch" "$root/results"
    cp -RP "$root/submission" "$work/batch/submission"
    \(gradeBatch(as: "gradescope", work))
    # No file means that the machine failed: then this fails too, and nobody gets a zero.
    cp "$work/out/formats/gradescope/submission.json" "$root/results/results.json"

    """
  }
}
