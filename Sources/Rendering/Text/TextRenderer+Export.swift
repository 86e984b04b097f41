package import CourseModel

extension TextRenderer {
  /// What was written for another system, and what to do with it there.
  package func text(_ report: ExportReport) -> String {
    let next =
      switch report.system {
      case "gradescope":
        "Zip what is in the folder, not the folder itself, and upload it as the assignment's "
          + "autograder. Private lessons go into `course/private` before."
      case "classroom50":
        "Build the image from the Dockerfile, push it where it is public, and name it in "
          + "autograde.yml. Private lessons go into `course/private` before."
      default: ""
      }
    return lines(
      ["\(report.folder.onOneLine) has"] + (report.files + ["course/"]).map { "  \($0.onOneLine)" })
      + "\n" + lines(next.wrapped(to: style.width))
  }
}
