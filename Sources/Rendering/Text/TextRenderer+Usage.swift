package import CourseModel
import Words

extension TextRenderer {
  /// What is wrong with the words of a call, and the nearest that would be right.
  package func text(_ problem: UsageProblem) -> String {
    let (message, way) = problem.sentences
    let word = "error: "
    return style.tinted(word, .bad)
      + message.onOneLine.hanging(after: word, width: style.width).dropFirst(word.count) + "\n"
      + way.onOneLine.hanging(after: "  To go on: ", width: style.width) + "\n"
  }
}
