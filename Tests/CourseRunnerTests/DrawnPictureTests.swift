import CourseModel
import EventTrace
import Expectations
import Testing

@testable import CourseRunner

@Suite struct DrawnPictureTests {
  private static func screen(_ state: String) -> Snapshot {
    Snapshot(
      application: .init(className: "UIApplication", delegateClassName: nil, state: state),
      screen: .init(
        bounds: Rectangle(width: 320, height: 480),
        applicationFrame: Rectangle(width: 320, height: 480), scale: 1, isLetterboxed: false),
      windows: [])
  }

  private static func event(_ name: String) -> Event {
    Event(sequence: 0, instant: .zero, depth: 0, kind: .callback, name: name)
  }

  private static let recording = Recording(
    scenario: .init(title: "Played", versions: [6], device: nil),
    runs: [
      .init(
        iOS: 6,
        steps: [
          .events([event("a")], launch: 0), .screen(screen("inactive"), caption: "First"),
          .prediction(question: "?", answer: [event("b")]),
        ], screen: screen("active"))
    ])

  @Test(
    "A picture is of the end, of a numbered picture of the script, or of events",
    arguments: [
      ("tap.tree", .tree(screen("active"))), ("01-tap.1.screen", .screen(screen("inactive"))),
      ("tap.trace", .events([event("a"), event("b")])), ("tap.2.trace", .events([event("b")])),
      ("tap.flow", .flow([event("a"), event("b")])), ("tap.1.flow", .flow([event("a")])),
      ("tap.2.tree", nil), ("tap.3.flow", nil),
    ] as [(String, ReadingPicture.Drawing?)])
  func drawing(target: String, drawing: ReadingPicture.Drawing?) throws {
    expectEqual(try #require(DrawnPicture(target)).drawing(of: Self.recording), drawing)
  }

  @Test(
    "Other links are no pictures", arguments: ["a.png", "tree", ".tree", "a/b.tree", "Info.plist"])
  func others(target: String) {
    expectNil(DrawnPicture(target))
  }

  /// A course whose scenario shows the recording, and whose lesson says this.
  private func course(_ text: String) throws -> MiniatureCourse {
    let sound = FakeJudges.lookingForWord()
    return try MiniatureCourse(
      ["Lessons/01-Launch/Lesson.md": text],
      judges: FakeJudges { request in
        if case .play = request { return .recording(Self.recording) }
        return (try? sound.start(part: nil).ask(request, seconds: 1))!
      })
  }

  @Test("The pictures of a lesson's text come with it, from one run")
  func reading() throws {
    let miniature = try course("# L\n\n![The end](tap.tree)\n\n![Then](tap.1.screen)\n")
    let course = miniature.open()
    let reading = try #require(course.narrative(of: course.catalog.lessons[0]))
    expectEqual(
      reading.pictures,
      [
        .init(target: "tap.tree", drawing: .tree(Self.screen("active"))),
        .init(target: "tap.1.screen", drawing: .screen(Self.screen("inactive"))),
      ])
    expectEqual(miniature.judges.requests.count, 1)
  }

  @Test("A picture that cannot be drawn is a fault at its line")
  func faults() throws {
    let miniature = try course(
      "# L\n\n![The end](tip.tree)\n![Then](tap.9.tree)\n![No](solve.tree)\n")
    let found = try withExtendedLifetime(miniature) { try miniature.open().verify().findings }
    expectEqual(
      found.map(\.message),
      [
        "The lesson has no scenario `tip` from which a picture could be drawn.",
        "The scenario does not show what `tap.9.tree` asks for.",
        "The lesson has no scenario `solve` from which a picture could be drawn.",
      ])
    expectEqual(found.map(\.place?.line), [3, 4, 5])
    expectEqual(found.first?.remedy, "Write `tap`.")
  }
}
