import AppHost
import CourseModel
import EventTrace
import Foundation
import Expectations
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

    class Shown: UIImageView {}

    class Board: UIViewController {
      override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        let dial = Dial(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        dial.layer.cornerRadius = 8
        dial.layer.borderWidth = 2
        view.addSubview(dial)
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
        let parts: [UIView] = [
          UISwitch(), UISlider(), UIProgressView(), UIActivityIndicatorView(), pages, cell,
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
    expectEqual(drawn[1].clips, ["M10 0L30 0L30 20L10 20Z"])

    let ring = try #require(
      views["Board"]?.look?.marks?.first ?? views["Board"]?.look?.marksInFront?.first)
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
    let image = try #require(views["Shown"]?.look?.marks)
    expect(image.map(\.outline) == ["M10 0L20 0L20 10L10 10Z"] && image[0].fill == "#00ff00ff")
  }
}
