import CourseModel
import EventTrace
import Expectations
import Testing

@testable import Rendering

/// What pictures of the screen show, in characters and as SVG.
@Suite struct ScreenTests {
  @Test("A sketch has bars, texts at their side, fields, switches and what is in front")
  func sketch() {
    let screen = Self.phone([
      Self.view("UIView", 0, 0, 220, 440, color: "#ffffffff"),
      Self.view(
        "UINavigationBar", 0, 20, 220, 44,
        subviews: [Self.view("UILabel", 0, 20, 220, 44, text: "Cities", at: .center)]),
      Self.view("UILabel", 11, 110, 200, 22, text: "Rome"),
      Self.view("UILabel", 11, 154, 198, 22, text: "7", at: .right),
      Self.view("UISwitch", 11, 198, 51, 31, value: "1"),
      Self.view("UITextField", 11, 242, 198, 22, placeholder: "Name"),
      Self.view("UIButton", 66, 286, 88, 44, text: "東京", at: .center),
    ])
    expectEqual(
      ScreenSketch(screen).lines,
      [
        "╭────────────────────╮",
        "│                    │",
        "│       Cities       │",
        "│────────────────────│",
        "│                    │",
        "│                    │",
        "│ Rome               │",
        "│                    │",
        "│                  7 │",
        "│                    │",
        "│ ( ●)               │",
        "│                    │",
        "│ [Name            ] │",
        "│                    │",
        "│       [東京]       │",
        "│                    │",
        "│          ⋮         │",
        "│                    │",
        "╰────────────────────╯",
      ])
  }

  @Test("A sketch shows what controls stand at, and gives texts the room that is free")
  func sketchedControls() {
    var pages = Self.view("UIPageControl", 0, 132, 220, 22)
    pages.look = Snapshot.View.Look()
    pages.look?.pages = [3, 1]
    var segments = Self.view("UISegmentedControl", 0, 220, 220, 22, text: "One | Two", value: "1")
    segments.accessibility?.parts = ["One", "Two"]
    func label(_ text: String, _ x: Double, _ y: Double, _ width: Double) -> Snapshot.View {
      var view = Self.view("UILabel", x, y, 44, 22, text: text)
      view.textStyle = .init(color: "#000000ff", size: 17, alignment: .left, widths: [width])
      return view
    }
    let screen = Self.phone([
      Self.view("UISlider", 0, 44, 220, 22, value: "50%"),
      Self.view("UIProgressView", 0, 88, 110, 22, value: "50%"),
      pages,
      Self.view("UIStepper", 0, 176, 110, 22),
      segments,
      // It has room on the device; the other one is cut there, too.
      label("Friday", 22, 264, 43), label("Saturday", 22, 308, 70),
      Self.view("UITableViewCell", 0, 352, 220, 44), label("Sunday", 22, 374, 43),
    ])
    let lines = ScreenSketch(screen).lines.map { $0.dropFirst().dropLast() }.map(String.init)
    func has(_ line: String) -> Bool {
      lines.contains { $0.hasPrefix(line) && $0.dropFirst(line.count).allSatisfy { $0 == " " } }
    }
    expect(has("──────────●─────────"), "\(lines)")
    expect(has("━━━━━━────"), "\(lines)")
    expect(has("       ○ ● ○"), "\(lines)")
    expect(has(" [− | +]"), "\(lines)")
    expect(has("One | [Two]"), "\(lines)")
    expect(has("  Friday") && has("  Sat…") && has("  Sunday"), "\(lines)")
    expect(has("┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈"), "\(lines)")
  }

  @Test("What is hidden, transparent, scrolled away or covered is not in a picture")
  func unseen() {
    func words(_ views: [Snapshot.View]) -> (sketch: Bool, picture: Bool) {
      let screen = Self.phone(views)
      return (
        ScreenSketch(screen).lines.joined().contains("Secret"),
        // The tree beside the picture has every view, quoted.
        ScreenPicture(screen).parts().text.contains(">Secret</text>")
      )
    }
    let label = Self.view("UILabel", 22, 110, 150, 22, text: "Secret")
    expect(words([label]) == (true, true))
    var hidden = label
    hidden.isHidden = true
    expect(words([hidden]) == (false, false))
    var faint = label
    faint.alpha = 0
    expect(words([faint]) == (false, false))
    let cover = Self.view("UIView", 0, 0, 220, 440, color: "#ffffffff")
    expectEqual(words([label, cover]).sketch, false)
    let scrolled = Self.view(
      "UIScrollView", 0, 200, 220, 100,
      subviews: [Self.view("UILabel", 22, 110, 150, 22, text: "Secret")])
    expect(words([scrolled]) == (false, false))
    let away = Self.view("UILabel", 400, 110, 150, 22, text: "Secret")
    expect(words([away]) == (false, false))
  }

  @Test("A picture has colours, the safe area, the trees, and tells what each view is")
  func picture() {
    var screen = Self.phone([
      Self.view("UIView", 0, 0, 220, 440, color: "#33669980"),
      Self.view("UILabel", 0, 100, 220, 22, text: "<b> & more"),
    ])
    let text = ScreenPicture(screen).parts().text
    expect(text.contains("fill=\"#336699\" fill-opacity=\"0.50\""))
    expect(text.contains("<title>UILabel 0 100 220 22</title>"))
    expect(text.contains("&lt;b&gt; &amp; more</text>"))
    expect(text.contains("The safe area of the screen"))
    expect(text.contains(">Controllers</text>") && text.contains(">ListController"))
    expect(text.contains("not on screen"))
    expectEqual(text, ScreenPicture(screen).parts().text)
    screen.screen.safeFrame = screen.screen.bounds
    expect(!ScreenPicture(screen).parts().text.contains("The safe area of the screen"))
  }

  @Test("Numbers that are none, and very deep trees, still make a picture")
  func extremes() {
    var deep = Self.view("UIView", .nan, -.infinity, 1e300, .nan, color: "nonsense", text: "x")
    for _ in 0..<490 { deep = Self.view("UIView", 0, 0, 220, 440, subviews: [deep]) }
    var screen = Self.phone([deep])
    expect(ScreenSketch(screen).lines.count > 3)
    expect(!ScreenPicture(screen).parts().text.isEmpty)
    screen.screen.bounds = Rectangle(width: 0, height: 0)
    expectEqual(ScreenSketch(screen).lines.count, 3)
    expect(!ScreenPicture(screen).parts().text.isEmpty)
  }

  @Test("A recording ends with its screen, and another version's only where it differs")
  func recording() {
    let scenario = ScenarioDescription(
      title: "S", versions: [6, 7], device: nil)
    let first = Self.phone([Self.view("UILabel", 0, 100, 220, 22, text: "Same")])
    let other = Self.phone([Self.view("UILabel", 0, 100, 220, 22, text: "Other")])
    func text(_ second: Snapshot) -> String {
      TextRenderer().text(
        Recording(
          scenario: scenario,
          runs: [
            Recording.Run(iOS: 6, steps: [], screen: first),
            Recording.Run(iOS: 7, steps: [], screen: second),
          ]))
    }
    expect(text(first).contains("The screen on iOS 6.0 at the end:\n╭"))
    expect(!text(first).contains("The screen on iOS 7.0"))
    expect(text(other).contains("The screen on iOS 7.0 at the end:\n╭"))
  }

  // MARK: With what

  @Test("Frames that are no numbers stop neither a picture nor a document")
  func frames() throws {
    let numbers = [Double.infinity, -.infinity, .nan, 1e308, -1e308]
    let screen = Self.phone(
      numbers.flatMap { number in
        ["UIView", "UIButton", "UISlider", "UITextField"].map {
          Self.view($0, number, -number, number, number, color: "#ff0000ff", text: "Far")
        }
      })
    expect(ScreenSketch(screen).lines.count > 3)
    expect(!ScreenPicture(screen).parts().text.contains("inf"))
    let document = try JSONDocument(kind: "play", report: screen).text()
    expect(document.contains("\"inf\"") && document.contains("\"nan\""))
  }

  @Test("A failed check shows the screen as it was then, and a scenario each that was asked for")
  func asked() {
    let screen = Self.phone([
      Self.view("UIView", 0, 0, 220, 440, color: "#ffffffff"),
      Self.view("UILabel", 11, 110, 200, 22, text: "Rome"),
    ])
    let sketch = ScreenSketch(screen).lines
    let check = CheckResult(
      name: "it stands below", points: 1, outcome: .failed,
      failures: [Failure(kind: .assertion, summary: "XCTAssertEqual failed")], screen: screen)
    let text = TextRenderer().text(check, of: "cities")
    expect(text.contains("  The screen then\n    \(sketch[0])"))
    expect(text.contains("    \(sketch[sketch.count - 1])"))

    let recording = Recording(
      scenario: ScenarioDescription(title: "Cities", versions: [6], device: nil),
      runs: [
        Recording.Run(
          iOS: 6, steps: [.narration("Look."), .screen(screen, caption: "At <first>")])
      ])
    let told = TextRenderer().text(recording)
    expect(told.contains("Look.\n\nAt <first>:\n\(sketch[0])"))
    let page = RecordingPage(recording).text
    expect(page.contains("<p>Look.</p>"))
    expect(page.contains("<h3>At &lt;first&gt;</h3>") && page.contains(">Rome</text>"))
    let picture = SVGRenderer().picture(recording)
    expect(picture.contains(">At &lt;first&gt;</text>") && picture.contains(">Rome</text>"))
  }

  @Test("The keyboard covers what is behind it")
  func keyboard() {
    var screen = Self.phone([Self.view("UILabel", 22, 400, 150, 22, text: "Covered")])
    expect(ScreenSketch(screen).lines.joined().contains("Covered"))
    screen.screen.keyboard = Rectangle(y: 220, width: 220, height: 220)
    let sketch = ScreenSketch(screen).lines.joined()
    expect(sketch.contains("▒ Keyboard ▒") && !sketch.contains("Covered"))
    let picture = ScreenPicture(screen).parts().text
    expect(
      picture.contains("<rect x=\"0\" y=\"220\" width=\"220\" height=\"220\" fill=\"#cdd0d6\""))
    expect(picture.contains(">Keyboard</text>"))
    // Turned with the interface, where the screen is not.
    screen.screen.keyboard = Rectangle(width: 100, height: 440)
    let turned = ScreenPicture(screen).parts().text
    expect(turned.contains("<g transform=\"matrix(0 1 -1 0 100 0)\">\n"))
    expect(turned.contains("width=\"440\" height=\"100\" fill=\"#cdd0d6\""))
  }

  @Test("A view hides what is outside of it where the app says so")
  func clips() {
    var box = Self.view(
      "UIView", 0, 44, 220, 44, subviews: [Self.view("UILabel", 11, 154, 200, 22, text: "Rome")])
    expect(ScreenPicture(Self.phone([box])).parts().text.contains(">Rome</text>"))
    box.clipsToBounds = true
    expect(!ScreenPicture(Self.phone([box])).parts().text.contains(">Rome</text>"))
  }

  @Test(
    "Below a picture stand the looks that the app asked for and that are not drawn, if there are any"
  )
  func undrawn() {
    var screen = Self.phone([])
    let renderer = TextRenderer(style: TextStyle(width: 80))
    expect(!renderer.sketch(of: screen).contains { $0.contains("Not drawn") })
    expect(!ScreenPicture(screen).parts().text.contains("Not drawn"))
    let height = ScreenPicture(screen).height
    screen.undrawnLooks = ["CALayer.borderColor", "UITableView.separatorColor"]
    expectEqual(
      renderer.sketch(of: screen).last, "Not drawn: CALayer.borderColor, UITableView.separatorColor"
    )
    let picture = ScreenPicture(screen)
    expect(picture.parts().text.contains(">Not drawn</text>"))
    expect(picture.parts().text.contains(">UITableView.separatorColor</text>"))
    expect(picture.height >= height)
  }

  static func phone(_ views: [Snapshot.View]) -> Snapshot {
    let bounds = Rectangle(width: 220, height: 440)
    let below = Rectangle(y: 20, width: 220, height: 420)
    let child = Snapshot.Controller(
      name: "DetailController", className: "DetailController", title: nil, isViewLoaded: true,
      isOnScreen: false, children: [], viewName: "UIView")
    return Snapshot(
      application: Snapshot.Application(
        className: "UIApplication", delegateClassName: nil, state: "active"),
      screen: Snapshot.Screen(
        bounds: bounds, applicationFrame: below, scale: 2, isLetterboxed: false, safeFrame: below),
      windows: [
        Snapshot.Window(
          isKey: true, isHidden: false, level: 0,
          rootController: Snapshot.Controller(
            name: "ListController", className: "ListController", title: "Cities",
            isViewLoaded: true, isOnScreen: true, children: [child], viewName: "UIView"),
          view: view("UIWindow", 0, 0, 220, 440, subviews: views))
      ])
  }

  private static func view(
    _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    color: String? = nil, text: String? = nil,
    at alignment: Snapshot.View.TextStyle.Alignment = .left, value: String? = nil,
    placeholder: String? = nil, subviews: [Snapshot.View] = []
  ) -> Snapshot.View {
    let frame = Rectangle(x: x, y: y, width: width, height: height)
    return Snapshot.View(
      name: kind, className: kind, kind: kind, frame: frame,
      bounds: Rectangle(width: width, height: height), frameOnScreen: frame, text: text,
      textStyle: text.map { _ in
        Snapshot.View.TextStyle(color: "#000000ff", size: 17, alignment: alignment)
      },
      backgroundColor: color, alpha: 1, tag: 0, isHidden: false, isUserInteractionEnabled: true,
      isEnabled: nil, accessibilityIdentifier: nil, controllerName: nil,
      accessibility: value == nil && placeholder == nil
        ? nil : Snapshot.View.Accessibility(value: value, placeholder: placeholder),
      subviews: subviews)
  }
}
