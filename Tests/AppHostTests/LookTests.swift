import AppHost
import CourseModel
import EventTrace
import Foundation
import Expectations
import RuleTrait
import Testing

/// An app that draws, on layers and in its views, and shows one of each of UIKit's own controls.
private let app = Result {
  try SampleApp([
    "AppDelegate.swift": """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Board()
        window?.makeKeyAndVisible()
        return true
      }
    }

    class Dial: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        UIColor.red.setFill()
        context.translateBy(x: 10, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setLineWidth(3)
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 9, y: 9))
        context.strokePath()
      }
    }

    /// Draws more than it has room for.
    class Overdrawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 900, height: 5))
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as NSArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
        UIGraphicsGetCurrentContext()?.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
        for _ in 0..<20_000 {
          UIRectClip(rect)
          UIRectFill(rect)
        }
      }
    }

    /// Has layers of all kinds.
    class Layered: UIView {
      override func didMoveToWindow() {
        guard layer.sublayers == nil else { return }
        addSubview(UIView())
        let moved = CALayer()
        moved.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        moved.bounds.origin = CGPoint(x: 5, y: 5)
        moved.masksToBounds = true
        moved.borderWidth = 2
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 5, width: 60, height: 4)
        inner.backgroundColor = UIColor.red.cgColor
        moved.addSublayer(inner)
        layer.addSublayer(moved)
        addSubview(UIView())
        addSubview(UIView())
        let cut = CAShapeLayer()
        cut.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        cut.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        cut.strokeColor = UIColor.blue.cgColor
        let hole = CAShapeLayer()
        hole.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        hole.fillRule = .evenOdd
        cut.mask = hole
        layer.addSublayer(cut)
        let ring = CAGradientLayer()
        ring.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        ring.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let line = CAShapeLayer()
        line.path = CGPath(rect: CGRect(x: 2, y: 2, width: 16, height: 16), transform: nil)
        (line.fillColor, line.strokeColor) = (nil, UIColor.black.cgColor)
        ring.mask = line
        layer.addSublayer(ring)
      }
    }

    /// Draws more than a picture can tell.
    class Endless: UIView {
      override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        for step in 0..<3000 {
          let point = CGPoint(x: CGFloat(step % 37) + 0.25, y: CGFloat(step % 41) + 0.75)
          if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        for _ in 0..<100 { path.stroke() }
      }
    }
    /// Does something whenever it is asked how it looks.
    class AskedLayer: CALayer {
      private func ask() { UIApplication.shared.applicationIconBadgeNumber += 1 }
      override var cornerRadius: CGFloat {
        get { ask(); return 99 }
        set { super.cornerRadius = newValue }
      }
      override var shadowOpacity: Float {
        get { ask(); return 1 }
        set { super.shadowOpacity = newValue }
      }
      override var sublayers: [CALayer]? {
        get { ask(); return nil }
        set { super.sublayers = newValue }
      }
      override var backgroundColor: CGColor? {
        get { ask(); return nil }
        set { super.backgroundColor = newValue }
      }
    }
    class Asked: UIView {
      override class var layerClass: AnyClass { AskedLayer.self }
    }
    class AskedLabel: UILabel {
      private func ask() { UIApplication.shared.applicationIconBadgeNumber += 1 }
      override var textColor: UIColor! {
        get { ask(); return .red }
        set { super.textColor = newValue }
      }
      override var textAlignment: NSTextAlignment {
        get { ask(); return .right }
        set { super.textAlignment = newValue }
      }
      override var tag: Int {
        get { ask(); return 7 }
        set { super.tag = newValue }
      }
    }
    class AskedPicture: UIImageView {
      override var image: UIImage? {
        get { UIApplication.shared.applicationIconBadgeNumber += 1; return nil }
        set { super.image = newValue }
      }
    }
    class Masked: UIView {}
    class Noted: UITextView {}
    class Written: UIView {
      let letters = UILabel(frame: CGRect(x: 1, y: 1, width: 80, height: 16))
    }
    class Faded: UIView {}
    class Cleared: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 9, height: 9))
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
        UIRectFill(CGRect(x: 3, y: 3, width: 1, height: 1))
      }
    }
    class Pictured: UIView {}
    class Shown: UIImageView {}

    class Board: UIViewController {
      override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        dial.layer.cornerRadius = 8
        dial.layer.borderWidth = 2
        view.addSubview(dial)
        view.addSubview(Overdrawn(frame: CGRect(x: 0, y: 60, width: 50, height: 50)))
        view.addSubview(Layered(frame: CGRect(x: 0, y: 120, width: 50, height: 50)))
        let ring = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        ring.path = path
        ring.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
        ring.strokeEnd = 0.5
        ring.strokeColor = UIColor.blue.cgColor
        view.layer.addSublayer(ring)
        let turned = UILabel(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
        turned.text = "Turned"
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.addSubview(turned)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (3, 1)
        UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        let shown = Shown(image: UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        shown.frame = CGRect(x: 0, y: 200, width: 40, height: 20)
        shown.contentMode = .scaleAspectFit
        view.addSubview(shown)
        let bar = UIProgressView()
        bar.progress = .nan
        let slider = UISlider()
        slider.maximumValue = .infinity
        slider.value = .infinity
        view.addSubview(Endless(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        let pictured = Pictured(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let picture = CALayer()
        picture.frame = pictured.bounds
        picture.contents = shown.image?.cgImage
        pictured.layer.addSublayer(picture)
        view.addSubview(pictured)
        let asked = Asked(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        asked.layer.cornerRadius = 4
        asked.layer.zPosition = 2
        let thrown = AskedLayer()
        thrown.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
        thrown.backgroundColor = UIColor.blue.cgColor
        thrown.shadowOpacity = 0.5
        asked.layer.addSublayer(thrown)
        view.addSubview(asked)
        let label = AskedLabel(frame: CGRect(x: 0, y: 0, width: 90, height: 9))
        label.text = "Asked"
        label.textColor = .blue
        view.addSubview(label)
        let noted = Noted()
        noted.text = "Noted"
        noted.font = UIFont.boldSystemFont(ofSize: 9)
        view.addSubview(noted)
        view.addSubview(AskedPicture(image: shown.image))
        let faded = Faded(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        let fade = CAGradientLayer()
        fade.frame = faded.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        faded.layer.mask = fade
        view.addSubview(faded)
        view.addSubview(Cleared(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        if (Double(UIDevice.current.systemVersion) ?? 0) >= 8 {
          let masked = Masked(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          let mask = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
          mask.backgroundColor = .black
          masked.mask = mask
          view.addSubview(masked)
          let written = Written(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
          let words = UILabel(frame: CGRect(x: 5, y: 2, width: 80, height: 16))
          words.text = "Hi"
          written.mask = words
          written.letters.text = "Ho"
          let colors = CAGradientLayer()
          colors.frame = CGRect(x: 0, y: 0, width: 90, height: 20)
          colors.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          colors.mask = written.letters.layer
          written.layer.addSublayer(colors)
          view.addSubview(written)
        }
        let parts: [UIView] = [
          UISwitch(), slider, bar, UIActivityIndicatorView(), pages, cell,
          UITextField(), UITextView(), UIImageView(), UINavigationBar(), UITableView(),
          UISearchBar(), UISegmentedControl(items: ["a"]),
        ]
        for part in parts { view.addSubview(part) }
      }
    }

    """
  ])
}

@Suite("A snapshot tells what is drawn")
struct LookTests {
  private func views(_ iOS: IOSVersion) throws -> [String: Snapshot.View] {
    let host = try HostProcess()
    try host.launch(
      LaunchConfiguration(appLibrary: try app.get().library, bundle: "/nowhere", iOS: iOS))
    _ = try host.answer()
    guard case .snapshot(let snapshot) = try host.answer(to: .snapshot).reply else {
      Issue.record("There is no snapshot on iOS \(iOS).")
      return [:]
    }
    var (views, waiting) = ([String: Snapshot.View](), snapshot.windows.map(\.view))
    while let view = waiting.popLast() {
      views[view.className] = view
      waiting += view.subviews
    }
    let root = try #require(snapshot.windows.first?.view.subviews.first)
    views["Board"] = root
    return views
  }

  @Test(
    "A snapshot asks no class of the app's how it looks, and two of one state are the same",
    .rule(934),
    arguments: [6, 17] as [IOSVersion])
  func silent(iOS: IOSVersion) throws {
    let host = try HostProcess()
    try host.launch(
      LaunchConfiguration(appLibrary: try app.get().library, bundle: "/nowhere", iOS: iOS))
    _ = try host.answer()
    var answers: [Snapshot] = []
    for _ in 0..<2 {
      guard case .snapshot(let snapshot) = try host.answer(to: .snapshot).reply else { continue }
      answers.append(snapshot)
    }
    try #require(answers.count == 2)
    expectEqual(answers[0].application.badge, answers[1].application.badge)
    expect(answers[0] == answers[1])
    let views = try views(iOS)
    let asked = try #require(views["Asked"]?.look)
    expect(asked.cornerRadius == 4 && asked.shadow == nil && asked.zPosition == 2)
    let thrown = try #require(asked.marks?.first)
    expect(thrown.fill == "#0000ffff" && thrown.shadow?.opacity == 0.5)
    let label = try #require(views["AskedLabel"])
    expect(label.textStyle?.color == "#0000ffff" && label.textStyle?.alignment == .left)
    let noted = try #require(views["Noted"]?.textStyle)
    expect(noted.size == 9 && noted.isBold == true)
    expect(label.tag == 0 && views["AskedPicture"]?.look?.marks?.isEmpty == false)
  }

  @Test(
    "Masks that fade, masks that are views, and what was cleared are told",
    arguments: [17] as [IOSVersion])
  func masks(iOS: IOSVersion) throws {
    let views = try views(iOS)
    expectEqual(views["Faded"]?.look?.mask?.fade?.colors, ["#000000ff", "#00000000"])
    expectEqual(views["Masked"]?.look?.mask?.outline, "M1 2L4 2L4 6L1 6Z")
    // Letters let through what is behind them.
    let written = try #require(views["Written"]?.look)
    expectEqual(written.mask?.words?.lines, ["Hi"])
    expectEqual(written.mask?.words?.room, Rectangle(x: 5, y: 2, width: 80, height: 16))
    let letters = written.marks?.first?.clips?.first?.words
    expectEqual(letters?.lines, ["Ho"])
    expectEqual(letters?.room, Rectangle(x: 1, y: 1, width: 80, height: 16))
    let cleared = try #require(views["Cleared"]?.look?.marks)
    try #require(cleared.count == 2)
    let hole = "M-10000 -10000L10000 -10000L10000 10000L-10000 10000ZM2 2L5 2L5 5L2 5Z"
    expectEqual(cleared[0].clips, [.init(hole, isEvenOdd: true)])
    expect(cleared[1].clips == nil)
  }

  @Test(
    "The app's drawing, its layers and UIKit's own parts are told on all versions",
    arguments: [
      4, 4.3, 6, 9, 12, 13, 17, 26,
    ] as [IOSVersion])
  func looks(iOS: IOSVersion) throws {
    let views = try views(iOS)
    let dial = try #require(views["Dial"]?.look)
    expect(dial.cornerRadius == 8 && dial.border == .init(color: "#000000ff", width: 2))
    let drawn = try #require(dial.marks)
    expectEqual(drawn.map(\.outline), ["M10 0L15 0L15 5L10 5Z", "M10 0L19 9"])
    expectEqual(drawn.map(\.fill), ["#ff0000ff", nil])
    expectEqual(drawn[1].line?.width, 3)
    // The line is wide enough to reach out of the view.
    let edge = Snapshot.View.Look.Clip("M0 0L50 0L50 50L0 50Z")
    expectEqual(drawn[1].clips, [edge, .init("M10 0L30 0L30 20L10 20Z")])

    let overdrawn = try #require(views["Overdrawn"]?.look?.marks)
    expectEqual(overdrawn[0].clips, [edge])
    // The gradient ends where its colours do.
    expectEqual(overdrawn[1].outline, "M0 -10000L20 -10000L20 10000L0 10000Z")
    expectEqual(overdrawn[1].clips, [edge])
    expect(overdrawn.count > 100 && overdrawn.allSatisfy { $0.clips?.count == 1 })

    let layered = try #require(views["Layered"]?.look)
    let between = try #require(layered.marksBetween?.first)
    expect(layered.marks == nil && layered.marksBetween?.count == 1 && between.views == 1)
    expectEqual(
      between.marks.map(\.outline), ["M10 10L70 10L70 14L10 14Z", "M11 11L49 11L49 49L11 49Z"])
    expectEqual(between.marks[0].clips, [.init("M10 10L50 10L50 50L10 50Z")])
    expect(between.marks[1].clips == nil && between.marks[1].line?.width == 2)
    let front = try #require(layered.marksInFront)
    expectEqual(front.map(\.outline), ["M0 0L16 0L16 16L0 16Z", "M2 2L18 2L18 18L2 18Z"])
    expectEqual(front[0].line?.width, 2)
    expectEqual(front[0].clips, [.init("M0 0L8 0L8 8L0 8Z", isEvenOdd: true)])
    expect(front[1].gradient?.end == [10, 20] && front[1].line?.width == 1)

    // It is in front of the views that were there before it.
    let board = try #require(views["Board"]?.look?.marksBetween?.first)
    let ring = try #require(board.marks.first)
    expectEqual(board.views, 3)
    expectEqual(ring.outline, "M100 0L104 0L104 4L100 4Z")
    expectEqual(ring.line?.part, [0, 0.5])
    expectEqual(ring.fill, "#000000ff")

    // Before iOS 7 the root's view lies below the status bar.
    let turned = try #require(views["UILabel"]?.look?.transform)
    expectEqual(turned.map { ($0 * 100).rounded() / 100 }, [0, 1, -1, 0, 130, iOS < 7 ? 110 : 90])
    expectEqual(views["UIPageControl"]?.look?.pages, [3, 1])
    expectEqual(views["UITableViewCell"]?.look?.accessory, "checkmark")
    expectEqual(views["UITextField"]?.look?.isFramed, false)
    expectEqual(views["UIImageView"]?.look?.isFramed, false)
    // What is no number of an app's does not end it.
    expect(views["UISlider"]?.accessibility?.value?.last == "%")
    expect(views["UIProgressView"]?.accessibility?.value?.last == "%")
    // What is drawn without an end leaves no view out.
    let endless = try #require(views["Endless"]?.look?.marks)
    expect(!endless.isEmpty && endless.count < 50)
    expectEqual(views["Pictured"]?.look?.marks?.map(\.outline), ["M0 0L9 0L9 9L0 9Z"])
    let image = try #require(views["Shown"]?.look?.marks)
    expect(image.map(\.outline) == ["M10 0L20 0L20 10L10 10Z"] && image[0].fill == "#00ff00ff")
  }
}
