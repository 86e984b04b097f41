import CourseModel
import Foundation
import Expectations
import Testing

@testable import Rendering

/// What outlines of xibs and storyboards show, in characters and as SVG.
@Suite struct OutlineTests {
  private static let outline = InterfaceOutline(
    file: "Main.storyboard",
    groups: [
      .init(objects: [
        .init(
          id: "list", title: "ListController", depth: 0, isInitial: true, line: 8,
          connections: [
            .init(
              kind: .segue, name: "show \"detail\"", target: "detail",
              targetTitle: "UIViewController"),
            .init(kind: .outlet, name: "lost", target: "x-y-z", targetTitle: nil),
          ]),
        .init(
          id: "go", title: "UIButton \"<Go>\"", depth: 1, isInitial: false, line: 12,
          connections: [
            .init(
              kind: .action, name: "touchUpInside go:", target: "list",
              targetTitle: "ListController")
          ]),
      ]),
      .init(objects: [
        .init(
          id: "detail", title: "UIViewController", depth: 0, isInitial: false, line: 30,
          connections: [])
      ]),
    ])

  @Test("A text has objects inside of each other, and below each what it is connected to")
  func text() {
    expectEqual(
      TextRenderer().text(Self.outline),
      """
      Main.storyboard
        ListController (initial controller)
          segue show "detail" → UIViewController
          outlet lost → nothing: no object has the id x-y-z
          UIButton "<Go>"
            action touchUpInside go: → ListController

        UIViewController

      """)
  }

  @Test("A picture has an arrow for each connection that leads somewhere, and is an XML document")
  func picture() throws {
    let svg = SVGRenderer().picture([Self.outline, Self.outline], of: "Two")
    expectEqual(svg.components(separatedBy: "class=\"guide\"").count - 1, 4)
    expect(svg.contains("UIButton &quot;&lt;Go&gt;&quot;"))
    expectEqual(svg, SVGRenderer().picture([Self.outline, Self.outline], of: "Two"))
  }

  @Test("Arrows that pass the same row run beside each other")
  func lanes() {
    let alone = OutlinePicture(
      InterfaceOutline(file: "A.xib", groups: [InterfaceOutline.Group(objects: [])]))
    expect(OutlinePicture(Self.outline).width > alone.width)
    expect(OutlinePicture(Self.outline).parts(x: 0, y: 0).text.contains("H"))
  }
}
