import Expectations
import Testing

/// Apps with more of something than a channel carries: on a device they live, and so they do here.
@Suite struct LargeAppTrials {
  private static let work = "Workspace/03-Words/01-say-it/SpeakerViewController.swift"

  /// The answer of `course check` on a speaker that says so and adds so.
  private func check(
    _ declarations: String = "", say: String = "label.text = word", add: String = "a + b"
  ) throws -> String {
    let course = try SpeakerCourse.make()
    _ = try course.call("reset", "say-it")
    try course.write(SpeakerCourse.speaker(declarations, say: say, add: add), to: Self.work)
    let answer = try course.call("check", "say-it")
    return answer.output.replacing("\n            ", with: " ") + answer.complaint
  }

  private static let nested = """
    var top: UIView = label
    for _ in 0..<3000 {
      let next = UIView()
      top.addSubview(next)
      top = next
    }
    var parent: UIViewController = self
    for _ in 0..<600 {
      let child = UIViewController()
      parent.addChild(child)
      child.didMove(toParent: parent)
      parent = child
    }
    """

  private static let many = "for _ in 0..<5000 { view.addSubview(UIView()) }"

  private static let unusual = """
    view.alpha = .nan
    view.window?.windowLevel = UIWindow.Level(rawValue: .infinity)
    title = String(repeating: "title", count: 400_000)
    print(String(repeating: "line ", count: 400_000))
    UserDefaults.standard.set(String(repeating: "set", count: 700_000), forKey: "key")
    UserDefaults.standard.synchronize()
    """

  @Test("An app that says more than can be told of it passes")
  func passes() throws {
    let answer = try check(say: "\(Self.unusual)\nlabel.text = word")
    expect(answer.hasPrefix("✓ words/say-it passes: 4 of 4 points"), "\(answer)")
  }

  @Test(
    "An app that has more views than can be told of it lives, but nobody can say what it lacks",
    arguments: [nested, many])
  func lives(statements: String) throws {
    let answer = try check(say: "\(statements)\nlabel.text = word")
    expect(answer.contains("✓ two numbers are added (2 points)"), "\(answer)")
    expect(
      answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "were left out, so nothing can be said to be absent"), "\(answer)")
  }

  @Test("That not all views are looked at is said in the trace")
  func omitted() throws {
    let answer = try check(say: Self.many)
    expect(
      answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "~ unimplemented: views: checks see only those nearest to their windows, up to 500"),
      "\(answer)")
  }

  @Test("Callbacks inside of callbacks without end run out of stack, as any recursion does")
  func recursion() throws {
    let answer = try check(
      "class Endless: UIView { override func layoutSubviews() { setNeedsLayout(); layoutIfNeeded() } }",
      say: "view.addSubview(Endless()); view.layoutIfNeeded()")
    expect(
      answer.contains("stack overflow, for example through endless recursion"), "\(answer)")
  }

  @Test("An action's result that no channel carries is refused with its reason")
  func results() throws {
    let nested = try check(add: "(0..<1000).reduce(0 as Any) { inner, _ in [inner] }")
    expect(nested.contains("no plain data"), "\(nested)")
    let long = try check(add: "String(repeating: \"1\", count: 4 << 20)")
    expect(long.contains("it returned data of 4194"), "\(long)")
  }
}
