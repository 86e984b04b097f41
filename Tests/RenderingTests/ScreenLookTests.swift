import CourseModel
import Expectations
import Foundation
import Testing

@testable import Rendering

/// How views look in a picture of the screen, beside their colours and frames.
@Suite struct ScreenLookTests {
  @Test("A view that is turned is drawn in its own coordinates, where the transform puts them")
  func turned() {
    var view = Self.view("UIView", 10, 20, 60, 60)
    view.bounds = Rectangle(width: 50, height: 30)
    view.look = Self.look { $0.transform = [0, 1, -1, 0, 60, 20] }
    let text = Self.picture([view])
    expect(
      text.contains("<g transform=\"matrix(0 1 -1 0 60 20)\">\n<rect x=\"0\" y=\"0\" width=\"50\""))
    view.look?.transform = [0, 1, .nan]
    expect(Self.picture([view]).contains("<rect x=\"10\" y=\"20\" width=\"60\""))
  }

  @Test("Corners are round, a border is in front of what is in the view, and a shadow behind it")
  func layer() throws {
    var view = Self.view(
      "UIView", 10, 20, 60, 60, [Self.view("UILabel", 10, 20, 60, 20, text: "Inside")])
    view.look = Self.look {
      $0.cornerRadius = 12
      $0.border = .init(color: "#ff0000ff", width: 4)
      $0.shadow = .init(color: "#000000ff", opacity: 0.5, radius: 3, x: 0, y: 2)
    }
    let text = Self.picture([view])
    expect(text.contains("rx=\"12\""))
    expect(text.contains("filter: drop-shadow(0px 2px 3px #00000080)"))
    let border = try #require(
      text.range(of: "stroke=\"#ff0000\" stroke-opacity=\"1\" stroke-width=\"4\""))
    let words = try #require(text.range(of: ">Inside</text>"))
    expect(words.lowerBound < border.lowerBound)
    // The line is in the view, not half outside of it.
    expect(text.contains("<path d=\"M22 22"))
    expectEqual(text.components(separatedBy: "drop-shadow").count, 2)
    view.clipsToBounds = true
    expect(!Self.picture([view]).contains("drop-shadow"))
    view.clipsToBounds = nil
    view.look?.roundCorners = [true, true, false, false]
    expect(Self.picture([view]).contains("L70 80C70 80 70 80 70 80L10 80"))
  }

  @Test("A mask of letters lets through what is behind them")
  func letters() throws {
    var view = Self.view("UIView", 10, 20, 60, 60, color: "#00ff00ff")
    var cut = Snapshot.View.Look.Clip("M5 2L45 2L45 22L5 22Z")
    cut.words = .init(
      lines: ["Hi"], style: .init(color: "#000000ff", size: 17, alignment: .left),
      room: Rectangle(x: 5, y: 2, width: 40, height: 20))
    view.look = Self.look { $0.mask = cut }
    let text = Self.picture([view])
    let mask = try #require(text.range(of: "style=\"mask-type: alpha\"><g transform="))
    expect(text[mask.upperBound...].contains(">Hi</text>"))
    expect(text.contains("<g mask=\"url(#"))
  }

  @Test("Views throw the shadow of a view around them of which nothing is seen")
  func thrown() {
    var inner = Self.view("UIView", 10, 20, 60, 60, color: "#00ff00ff")
    inner.clipsToBounds = true
    var view = Self.view("UIView", 10, 20, 60, 60, [inner])
    view.look = Self.look {
      $0.shadow = .init(color: "#000000ff", opacity: 0.5, radius: 3, x: 0, y: 2)
    }
    func shadows() -> Int {
      Self.picture([view]).components(separatedBy: "drop-shadow").count - 1
    }
    // One for the view itself, which throws none where nothing of it is seen.
    expectEqual(shadows(), 2)
    view.backgroundColor = "#ffffffff"
    expectEqual(shadows(), 1)
    view.backgroundColor = nil
    view.clipsToBounds = true
    expectEqual(shadows(), 0)
  }

  @Test("A mask, and round corners that clip, cut the views inside too")
  func cut() {
    let inner = Self.view("UIView", 10, 20, 60, 60, color: "#00ff00ff")
    var view = Self.view("UIView", 10, 20, 60, 60, [inner])
    view.look = Self.look { $0.mask = .init("M0 0L60 0L30 60Z") }
    var text = Self.picture([view])
    expectEqual(
      text.components(
        separatedBy: "<path d=\"M0 0L60 0L30 60Z\" transform=\"matrix(1 0 0 1 10 20)\"/>"
      ).count, 2)
    // One outline is there once, for the view and for the one in it.
    expectEqual(text.components(separatedBy: "clip-path=").count, 3)
    view.look = Self.look { $0.cornerRadius = 30 }
    expect(!Self.picture([view]).contains("<clipPath"))
    view.clipsToBounds = true
    text = Self.picture([view])
    expectEqual(text.components(separatedBy: "<clipPath").count, 2)
    // A hole in a mask is one.
    view.look?.mask = .init("M0 0L60 0L30 60Z", isEvenOdd: true)
    expect(Self.picture([view]).contains("10 20)\" clip-rule=\"evenodd\"/></clipPath>"))
    view.look?.mask = nil
    // What is drawn on the view itself is cut as well, and without a subview nothing else is.
    view.subviews = []
    view.look?.marks = [Self.mark("M0 0L60 60") { $0.fill = "#ff0000ff" }]
    expectEqual(Self.picture([view]).components(separatedBy: "<clipPath").count, 2)
  }

  @Test("Outlines that the app has drawn are filled, drawn as lines, in part, dashed and clipped")
  func marks() {
    var line = Snapshot.View.Look.Line(color: "#0000ffff", width: 3)
    line.cap = "round"
    line.part = [0.25, 0.75]
    var dashed = Snapshot.View.Look.Line(color: "#0000ffff", width: 1)
    dashed.dashes = [4, 2]
    var view = Self.view("UIView", 10, 20, 60, 60)
    view.look = Self.look {
      $0.marks = [
        Self.mark("M0 0L5 0L5 5Z") {
          $0.fill = "#ff000080"
          $0.isEvenOdd = true
          $0.opacity = 0.5
        },
        Self.mark("M1 1L9 9") { $0.line = line },
        Self.mark("M2 2L9 9") {
          $0.line = dashed
          $0.clips = [.init("M0 0L4 0L4 4Z"), .init("M0 0L9 0L9 9Z", isEvenOdd: true)]
        },
        Self.mark("M0 0L50 0L50 14L0 14Z") {
          $0.text = "Drawn & more"
          $0.textStyle = .init(color: "#112233ff", size: 10, alignment: .left)
        },
      ]
    }
    let text = Self.picture([view])
    expect(text.contains("<g transform=\"matrix(1 0 0 1 10 20)\">"))
    expect(
      text.contains(
        "<g opacity=\"0.50\"><path d=\"M0 0L5 0L5 5Z\" fill=\"#ff0000\" fill-opacity=\"0.50\" fill-rule=\"evenodd\"/>"
      ))
    expect(
      text.contains(
        "stroke-linecap=\"round\" pathLength=\"1\" stroke-dasharray=\"0.5 2\" stroke-dashoffset=\"-0.25\""
      ))
    expect(text.contains("stroke-dasharray=\"4 2\""))
    expect(text.contains("<path d=\"M0 0L4 0L4 4Z\"/></clipPath>"))
    expect(text.contains("<path d=\"M0 0L9 0L9 9Z\" clip-rule=\"evenodd\"/></clipPath>"))
    expect(text.contains(">Drawn &amp; more</text>"))
  }

  @Test("A gradient has its colours where the app puts them, along a line or around a point")
  func gradient() {
    var view = Self.view("UIView", 0, 0, 60, 60)
    var gradient = Snapshot.View.Look.Gradient(
      colors: ["#ff0000ff", "#0000ff80"], locations: [0, 0.5], start: [0, 0], end: [60, 0])
    func text() -> String {
      view.look = Self.look {
        $0.marks = [Self.mark("M0 0L60 0L60 60Z") { $0.gradient = gradient }]
      }
      return Self.picture([view])
    }
    let plain = text()
    expect(
      plain.contains(
        "x1=\"0\" y1=\"0\" x2=\"60\" y2=\"0\"><stop offset=\"0.00\" stop-color=\"#ff0000\""))
    expect(plain.contains("<stop offset=\"0.50\" stop-color=\"#0000ff\" stop-opacity=\"0.50\"/>"))
    expectEqual(plain, text())
    gradient.radius = 25
    expect(text().contains("<radialGradient") && text().contains("cx=\"60\" cy=\"0\" r=\"25\""))
    gradient.locations = [0]
    expect(!text().contains("Gradient"))
  }

  @Test("A gradient draws a line where there is one, and its circle may be higher than wide")
  func ring() {
    var gradient = Snapshot.View.Look.Gradient(
      colors: ["#ff0000ff", "#0000ffff"], locations: [0, 1], start: [30, 20], end: [30, 20])
    gradient.radius = 40
    gradient.heightRadius = 20
    var view = Self.view("UIView", 0, 0, 60, 60)
    view.look = Self.look {
      $0.marks = [
        Self.mark("M0 0L60 0L60 60Z") {
          $0.gradient = gradient
          $0.line = .init(color: "#000000ff", width: 5)
        }
      ]
    }
    let text = Self.picture([view])
    expect(text.contains("gradientTransform=\"matrix(1 0 0 0.5 0 10)\""))
    expect(text.contains("fill=\"none\" stroke=\"url(#") && text.contains("stroke-width=\"5\""))
  }

  @Test("Words in a turned rectangle are turned with it")
  func turnedWords() {
    var view = Self.view("UIView", 0, 0, 60, 60)
    view.look = Self.look {
      $0.marks = [
        Self.mark("M20 0L20 50L10 50L10 0Z") {
          $0.text = "Down"
          $0.textStyle = .init(color: "#112233ff", size: 10, alignment: .left)
        }
      ]
    }
    let text = Self.picture([view])
    expect(text.contains("<g transform=\"matrix(0 1 -1 0 20 0)\">\n<text x=\"0\""))
  }

  @Test("What a view draws between two views in it is in front of the one and behind the other")
  func between() throws {
    var view = Self.view(
      "UIView", 0, 0, 60, 60,
      [
        Self.view("UILabel", 0, 0, 60, 20, text: "Back"),
        Self.view("UILabel", 0, 0, 60, 20, text: "Front"),
      ])
    view.look = Self.look {
      $0.marksBetween = [
        .init(views: 1, marks: [Self.mark("M0 0L7 0L7 7Z") { $0.fill = "#ff0000ff" }])
      ]
    }
    let text = Self.picture([view])
    let places = try [">Back</text>", "M0 0L7 0L7 7Z", ">Front</text>"].map { part in
      try #require(text.range(of: part)).lowerBound
    }
    expect(places[0] < places[1] && places[1] < places[2])
  }

  @Test("A view without a size shows what it draws, and one that clips does not")
  func withoutSize() {
    var view = Self.view("UIView", 10, 20, 0, 0)
    view.look = Self.look {
      $0.marks = [Self.mark("M0 0L7 0L7 7Z") { $0.fill = "#ff0000ff" }]
    }
    expect(Self.picture([view]).contains("M0 0L7 0L7 7Z"))
    view.clipsToBounds = true
    expect(!Self.picture([view]).contains("M0 0L7 0L7 7Z"))
  }

  @Test("What is no path and no colour is not drawn")
  func hostile() {
    var view = Self.view("UIView", 0, 0, 60, 60)
    let bad = "M0 0\"/><script>alert(1)</script>"
    view.look = Self.look {
      $0.mask = .init(bad)
      $0.tint = bad
      $0.border = .init(color: bad, width: .nan)
      $0.shadow = .init(color: bad, opacity: .infinity, radius: .nan, x: .nan, y: .nan)
      $0.transform = [.infinity, 0, 0, .nan, 0, 0]
      $0.marks = [
        Self.mark(bad) { $0.fill = "#000000ff" },
        Self.mark("M0 0L1 1") {
          $0.clips = [.init(bad)]; $0.fill = bad
        },
      ]
    }
    let text = Self.picture([view])
    expect(!text.contains("script") && !text.contains("nan") && !text.contains("inf"))
  }

  @Test(
    "Controls show their parts, an alert its panel, and a field in gray what is only meant as a hint"
  )
  func parts() {
    var segments = Self.view("UISegmentedControl", 0, 0, 90, 30, text: "One | Two")
    segments.accessibility = .init(value: "1", parts: ["One", "Two"])
    let chosen = Self.picture([segments])
    expect(chosen.contains(">One</text>") && chosen.contains("600 13px Helvetica"))
    expect(!chosen.contains(">One | Two</text>"))

    var pages = Self.view("UIPageControl", 0, 0, 90, 30)
    pages.look = Self.look { $0.pages = [3, 1] }
    expectEqual(Self.picture([pages]).components(separatedBy: "<circle").count, 4)

    var picker = Self.view("UIPickerView", 0, 0, 90, 160)
    picker.accessibility = .init(parts: ["Row"])
    picker.look = Self.look { $0.tint = "#ffffffff" }
    expect(Self.picture([picker]).contains("fill: #ffffff\">Row</text>"))
    picker.kind = "UIDatePicker"
    picker.accessibility = .init(parts: ["9 o’clock", "5 minutes", "AM"])
    let wheels = Self.picture([picker])
    expect([">9</text>", ">05</text>", ">AM</text>"].allSatisfy(wheels.contains))

    var cell = Self.view("UITableViewCell", 0, 0, 200, 44)
    let plain = Self.picture([cell])
    cell.look = Self.look { $0.accessory = "disclosureIndicator" }
    expect(Self.picture([cell]).contains("M178 16L184 22L178 28") && !plain.contains("M178 16"))

    var field = Self.view("UITextField", 0, 0, 90, 30, text: "Name")
    field.accessibility = .init(placeholder: "Name")
    expect(Self.picture([field]).contains("fill=\"#8e8e93\""))
    field.text = "Ada"
    expect(!Self.picture([field]).contains("fill=\"#8e8e93\""))
    expect(Self.picture([field]).contains("stroke=\"#c6c6c8\""))
    field.look = Self.look { $0.isFramed = false }
    expect(!Self.picture([field]).contains("stroke=\"#c6c6c8\""))

    var alert = Self.view(
      "UIView", 0, 0, 220, 440, [Self.view("UIButton", 20, 200, 180, 44, text: "OK")])
    alert.accessibility = .init(role: .alert)
    alert.look = Self.look { $0.panels = [Rectangle(x: 20, y: 150, width: 180, height: 94)] }
    var around = Self.view("UIView", 0, 0, 220, 440, [alert])
    around.look = Self.look { $0.shade = "#00000033" }
    let panel = Self.picture([around])
    expect(
      panel.contains("<rect x=\"20\" y=\"150\" width=\"180\" height=\"94\" fill=\"#f2f2f2\"")
        && panel.contains("fill=\"#000000\" fill-opacity=\"0.20\""))
  }

  @Test("Controls and bars have the look of their time")
  func times() {
    func picture(_ view: Snapshot.View, _ iOS: Int) -> String {
      var screen = ScreenTests.phone([view])
      screen.screen.iOS = iOS
      return ScreenPicture(screen).parts().text
    }
    var toggle = Self.view("UISwitch", 0, 0, 51, 31)
    toggle.accessibility = .init(value: "1")
    let switches = [6, 9, 17, 26].map { picture(toggle, $0) }
    expect(switches[0].contains(">ON</text>") && switches[1].contains("#4cd964"))
    expect(switches[2].contains("#34c759") && switches[3] != switches[2])
    let bar = Self.view("UINavigationBar", 0, 20, 220, 44)
    expect(picture(bar, 6).contains("linearGradient"))
    // It reaches behind the status bar.
    expect(picture(bar, 9).contains("<rect x=\"0\" y=\"0\" width=\"220\" height=\"64\""))
    expectEqual(picture(bar, 9), picture(bar, 9))
  }

  @Test("A sign takes the place of its name, and a badge is over it")
  func signs() {
    var add = Self.view("UIButton", 0, 0, 44, 44, text: "Add")
    expect(Self.picture([add]).contains(">Add</text>"))
    add.look = Self.look { $0.sign = "add" }
    let drawn = Self.picture([add])
    expect(!drawn.contains(">Add</text>") && drawn.contains("M12 4V20M4 12H20"))
    add.className = "UITabBarButton"
    add.look?.badge = "<3"
    expect(Self.picture([add]).contains(">&lt;3</text>"))
    var star = Self.view("UIImageView", 0, 0, 44, 44)
    star.look = Self.look { ($0.imageName, $0.tint) = ("star.circle.fill", "#ff0000ff") }
    expect(Self.picture([star]).contains("r=\"10\" fill=\"#ff0000\""))
    star.look?.imageName = "<u>"
    expect(Self.picture([star]).contains(">&lt;u&gt;</text>"))
  }

  @Test("Rows have a line below them, and a colour over their own while they are selected")
  func rows() {
    var cell = Self.view("UITableViewCell", 0, 0, 200, 44)
    cell.look = Self.look {
      ($0.plainColor, $0.selection) = ("#ffffffff", "#d9d9d9ff")
      $0.separator = .init(color: "#c8c7ccff", left: 15, right: 0)
    }
    let drawn = Self.picture([cell])
    expect(drawn.contains("M15 43.8L200 43.8") && drawn.contains("fill=\"#d9d9d9\""))
    cell.look?.separator?.left = .nan
    expect(!Self.picture([cell]).contains("#c8c7cc"))
  }

  @Test("What is behind a sheet of the full height stands back, and a popover has an arrow")
  func presented() {
    let behind = Self.view("UILabel", 0, 100, 90, 30, text: "Behind")
    var around = Self.view("UIView", 0, 0, 220, 440)
    around.look = Self.look { ($0.shade, $0.pushesBack) = ("#00000033", true) }
    let drawn = Self.picture([behind, around])
    let back = drawn.components(separatedBy: "clip-path=\"url(#back)\"")
    expect(back.count == 2 && back.last?.contains(">Behind</text>") == true)
    expectEqual(
      drawn.components(separatedBy: "<g").count, drawn.components(separatedBy: "</g>").count)
    around.look = Self.look { $0.arrow = [50, 87, 50, 100] }
    expect(Self.picture([around]).contains("M68.2 100L50 87L31.8 100Z"))
    around.look?.arrow = [.infinity, 0, 0, 0]
    expect(!Self.picture([around]).contains("inf"))
  }

  @Test("A view fades with all that is in it, and a layer moves views in front")
  func groups() {
    var red = Self.view("UIView", 0, 0, 50, 50)
    red.backgroundColor = "#ff0000ff"
    var blue = red
    blue.backgroundColor = "#0000ffff"
    var box = Self.view("UIView", 0, 0, 60, 60, [red, blue])
    box.alpha = 0.5
    let drawn = Self.picture([box])
    expectEqual(drawn.components(separatedBy: "opacity=\"0.50\"").count, 2)
    expectEqual(
      drawn.components(separatedBy: "<g").count, drawn.components(separatedBy: "</g>").count)
    red.look = Self.look { $0.zPosition = 1 }
    let moved = Self.picture([Self.view("UIView", 0, 0, 60, 60, [red, blue])])
    let order = ["#0000ff", "#ff0000"].map { moved.range(of: $0)?.lowerBound ?? moved.endIndex }
    expect(order[0] < order[1])
  }

  @Test("A line of text is as wide as on the device, and its parts have looks of their own")
  func texts() {
    var label = Self.view("UILabel", 0, 0, 100, 20, text: "Hello you")
    label.textStyle = .init(color: "#000000ff", size: 17, alignment: .left, widths: [72.5])
    expect(Self.picture([label]).contains("textLength=\"72.5\""))
    var run = Snapshot.View.TextStyle.Run(text: "Hello")
    (run.color, run.isBold, run.isUnderlined) = ("#ff0000ff", true, true)
    label.textStyle?.runs = [[run, .init(text: " <you>")]]
    let drawn = Self.picture([label])
    expect(
      drawn.contains(
        "<tspan style=\"fill: #ff0000; fill-opacity: 1; font-weight: 600; text-decoration: underline \">Hello</tspan>"
      ) && drawn.contains(" &lt;you&gt;</tspan>"))
  }

  @Test("Letters keep from each other, are hollow, and stand on a colour")
  func looksOfParts() {
    var label = Self.view("UILabel", 0, 0, 100, 20, text: "Hello you")
    label.textStyle = .init(color: "#000000ff", size: 10, alignment: .left)
    var hollow = Snapshot.View.TextStyle.Run(text: "Hello")
    (hollow.kern, hollow.outline, hollow.width) = (2, .init(color: "#ff0000ff", width: 0.5), 30)
    var marked = Snapshot.View.TextStyle.Run(text: " you")
    (marked.background, marked.width) = ("#ffff00ff", 20)
    label.textStyle?.runs = [[hollow, marked]]
    let drawn = Self.picture([label])
    expect(drawn.contains("letter-spacing: 2px; fill: none; stroke: #ff0000; stroke-width: 0.5px"))
    expect(drawn.contains("width=\"20\" height=\"12\" fill=\"#ffff00\" fill-opacity=\"1\"/>"))
    expect(drawn.contains("<tspan textLength=\"20\""))
  }

  @Test("A screen can do without what the app has drawn")
  func withoutDrawings() {
    var view = Self.view("UIView", 0, 0, 60, 60)
    view.look = Self.look { $0.cornerRadius = 5 }
    let plain = ScreenTests.phone([Self.view("UIView", 0, 0, 60, 60, [view])])
    view.look?.mask = .init("M0 0L1 1L2 2Z")
    view.look?.marks = [Self.mark("M0 0L7 0L7 7Z") { $0.fill = "#ff0000ff" }]
    view.look?.marksBetween = [.init(views: 1, marks: [])]
    view.look?.marksInFront = []
    let drawn = ScreenTests.phone([Self.view("UIView", 0, 0, 60, 60, [view])])
    expect(drawn != plain && drawn.withoutDrawings == plain)
  }

  @Test("A text of several lines has a line for each")
  func lines() {
    var label = Self.view("UILabel", 0, 0, 200, 48, text: "One Two")
    label.textStyle?.lines = ["One", "Two"]
    label.textStyle?.isBold = true
    let text = Self.picture([label])
    expect(text.contains(">One</text>") && text.contains(">Two</text>"))
    expect(text.contains("font: 600 17px"))
  }

  // MARK: With what

  private static func picture(_ views: [Snapshot.View]) -> String {
    ScreenPicture(ScreenTests.phone(views)).parts().text
  }

  private static func look(_ change: (inout Snapshot.View.Look) -> Void) -> Snapshot.View.Look {
    var look = Snapshot.View.Look()
    change(&look)
    return look
  }

  private static func mark(
    _ outline: String, _ change: (inout Snapshot.View.Look.Mark) -> Void
  ) -> Snapshot.View.Look.Mark {
    var mark = Snapshot.View.Look.Mark(outline: outline)
    change(&mark)
    return mark
  }

  private static func view(
    _ kind: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ subviews: [Snapshot.View] = [], color: String? = nil, text: String? = nil
  ) -> Snapshot.View {
    let frame = Rectangle(x: x, y: y, width: width, height: height)
    return Snapshot.View(
      name: kind, className: kind, kind: kind, frame: frame,
      bounds: Rectangle(width: width, height: height), frameOnScreen: frame, text: text,
      textStyle: text.map { _ in
        Snapshot.View.TextStyle(color: "#000000ff", size: 17, alignment: .left)
      },
      backgroundColor: color, alpha: 1, tag: 0, isHidden: false, isUserInteractionEnabled: true,
      isEnabled: nil, accessibilityIdentifier: nil, controllerName: nil, subviews: subviews)
  }
}
