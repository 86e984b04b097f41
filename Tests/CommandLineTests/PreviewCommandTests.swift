import CourseRunner
import Expectations
import Testing

/// What an author sees of a part before students do.
@Suite struct PreviewCommandTests {
  @Test("An exercise is shown before and after: task, starter, hints, solution; nothing is written")
  func exercise() throws {
    let course = try CourseOnDisk.compiled()
    let before = Disk.names(in: "\(course.path)/Workspace")
    let output = try course.call("preview", "the-window").output
    let pieces = [
      "# Keep the window", "Your files:\n  \(CourseOnDisk.window)/AppDelegate.swift",
      "With the untouched starter:", "is still as it was given to you: 0 of 4 points",
      "Hint 1 of 3",
      "Hint 3 of 3", "With the solution:", "passes: 4 of 4 points",
    ]
    var rest = output[...]
    for piece in pieces {
      let place = try #require(rest.firstRange(of: piece), "\(piece) in \(output)")
      rest = rest[place.upperBound...]
    }
    expectEqual(Disk.names(in: "\(course.path)/Workspace"), before)
    let page = try course.call("preview", "the-window", "--format", "html").output
    expect(page.contains("<h1>Keep the window</h1>") && page.contains("<h2>Hint 3</h2>"))
    expect(page.contains("<h2>With the solution</h2>\n<pre>✓ launch-sequence/the-window passes"))
  }

  @Test("A scenario is shown as its story")
  func scenario() throws {
    let course = try CourseOnDisk.compiled()
    try expectEqual(
      course.call("preview", "first-launch").output, course.call("play", "first-launch").output)
    try expectEqual(
      course.call("preview", "first-launch", "--format", "html").output,
      course.call("play", "first-launch", "--format", "html").output)
    expectEqual(try course.call("preview", "launch-sequence").code, 64)
    expectEqual(try course.call("preview", "first-launch", "--format", "pdf").code, 64)
  }
}
