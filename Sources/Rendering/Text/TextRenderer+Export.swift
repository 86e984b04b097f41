package import CourseModel

extension TextRenderer {
  /// What was written for another system, and what to do with it there.
  package func text(_ report: ExportReport) -> String {
    let next =
      switch report.system {
      case .gradescope:
        "Zip what is in the folder, not the folder itself, and upload it as the assignment's "
          + "autograder."
      case .classroom50:
        "Build the image from the Dockerfile, push it where it is public, and name it in runtime.json; "
          + "give that and autograder.py to the assignment. Anybody who can pull the image can read the "
          + "private lessons in it."
      case .parallel:
        "Name the machines in `hosts`, then `./grade.sh SUBMISSIONS OUT` grades on all of them. Run it "
          + "again after a stop: it goes on. The course, built as it is now, and OUT must be where "
          + "every machine finds them under the same path."
      case .student:
        "Give the folder to students: it contains everything they need, and no answers."
      }
    let counted: String? =
      if report.system == .student {
        nil
      } else if let due = report.due {
        "Due, and counted whether handed in or not: \(due.map(\.onOneLine).joined(separator: ", "))."
      } else if report.system == .parallel {
        nil
      } else {
        "Only what a student hands in counts for that student: with `--due` an exercise that is left "
          + "out counts too, with no points."
      }
    return paragraphs([
      lines(["\(report.folder.onOneLine) has"] + report.files.map { "  \($0.onOneLine)" }),
      counted.map { lines($0.wrapped(to: style.width)) }, lines(next.wrapped(to: style.width)),
    ])
  }
}
