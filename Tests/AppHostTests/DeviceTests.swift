import AppHost
import CourseModel
import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

/// An app that says what it wants of the status bar, and registers for traits as a device's does.
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
        window?.rootViewController = UINavigationController(rootViewController: Reader())
        window?.makeKeyAndVisible()
        return true
      }
    }

    enum Own: Int { case one }

    struct Holder {
      var mode: UIView.ContentMode
      var insets: UIEdgeInsets
    }

    class Reader: UIViewController {
      override var prefersStatusBarHidden: Bool { true }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let idiom = UIDevice.current.userInterfaceIdiom
        print(idiom, "\\(idiom)", String(describing: UIControl.Event.touchUpInside))
        print("\\(UITextField.BorderStyle.bezel) \\(modalPresentationStyle) \\(Own.one)")
        print(UIFont.TextStyle.body, "\\(NSAttributedString.Key.font)", UIFont.Weight.regular)
        print(Optional(idiom) as Any, [UIControl.State.selected: UIEdgeInsets?.none])
        print(Holder(mode: .center, insets: .zero), "\\(Optional(idiom))")
        let mask = UIInterfaceOrientationMask.allButUpsideDown
        print(mask, "\\(mask)", String(describing: mask))
        if #available(iOS 17, *) {
          registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            print("style \\(self.traitCollection.userInterfaceStyle == .dark)")
          }
          registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            (self: Self, previous: UITraitCollection) in print("resized")
          }
        }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let url = URL(string: "https://example.com/cats")!
        URLSession.shared.dataTask(with: url) { data, response, error in
          let status = (response as? HTTPURLResponse)?.statusCode
          print("cats", String(decoding: data ?? Data(), as: UTF8.self), status ?? 0)
        }.resume()
      }

      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        print("top \\(view.safeAreaInsets.top)")
      }
    }
    """
  ])
}

/// What a device and its settings do to a compiled app.
@Suite("The device and its settings")
struct DeviceTests {
  private func launched(
    _ answers: [String: NetworkAnswer] = [:]
  ) throws -> (HostProcess, [String]) {
    let host = try HostProcess()
    let app = try app.get()
    var configuration = LaunchConfiguration(
      appLibrary: app.library, bundle: "/nowhere", iOS: 17, device: "iPhone 15")
    configuration.answers = answers
    try host.launch(configuration)
    return (host, try host.answer().events)
  }

  @Test("A compiled controller is asked about the status bar, and UIKit's own are not written down")
  func statusBar() throws {
    let (_, events) = try launched()
    expect(events.contains("Reader prefersStatusBarHidden"))
    expect(!events.contains { $0.contains("childForStatusBar") || $0.contains("StatusBarStyle") })
    expect(events.contains("print: top 103.0"))
  }

  @Test("An app's own enumerations print their cases, UIKit's their name in C", .rule(906))
  func enumerations() throws {
    let (_, events) = try launched()
    let idiom = "UIUserInterfaceIdiom(rawValue: 0)"
    expect(events.contains("print: \(idiom) \(idiom) UIControlEvents(rawValue: 64)"))
    expect(
      events.contains(
        "print: UITextBorderStyle(rawValue: 2) UIModalPresentationStyle(rawValue: 1) one"))
    let mask = "UIInterfaceOrientationMask(rawValue: 26)"
    expect(events.contains("print: \(mask) \(mask) \(mask)"))
  }

  @Test("Constants print their name in C and their text", .rule(1040))
  func constants() throws {
    let (_, events) = try launched()
    expect(
      events.contains(
        "print: UIFontTextStyle(_rawValue: UICTFontTextStyleBody) "
          + "NSAttributedStringKey(_rawValue: NSFont) UIFontWeight(rawValue: 0.0)"))
  }

  @Test("Inside of another value UIKit's have the module of C", .rule(1041))
  func inner() throws {
    let (_, events) = try launched()
    let idiom = "Optional(__C.UIUserInterfaceIdiom(rawValue: 0))"
    expect(events.contains("print: \(idiom) [__C.UIControlState(rawValue: 4): nil]"))
    expect(
      events.contains(
        "print: Holder(mode: __C.UIViewContentMode(rawValue: 4), insets: __C.UIEdgeInsets(top: 0.0, "
          + "left: 0.0, bottom: 0.0, right: 0.0)) \(idiom)"))
  }

  @Test("The network answers what the script says, from the launch on")
  func network() throws {
    var cats = NetworkAnswer.json("[1]", status: 201)
    cats.delay = 0.1
    let (host, events) = try launched(["https://example.com/cats": cats])
    let later = try host.answer(to: .advance(seconds: 1)).events
    expect((events + later).contains("print: cats [1] 201"))
    let (other, silent) = try launched()
    let end = try other.answer(to: .advance(seconds: 1)).events
    expect((silent + end).contains("print: cats  0"))
  }

  @Test("A script switches to dark and to larger texts, and who registered hears of it", .rule(245))
  func settings() throws {
    let (host, _) = try launched()
    let dark = try host.answer(to: .setAppearance(.dark))
    expectEqual(dark.events.filter { $0.hasPrefix("print") }, ["print: style true"])
    let larger = try host.answer(to: .setTextSize(.extraLarge))
    expectEqual(larger.events.filter { $0.hasPrefix("print") }, ["print: resized"])
    guard case .snapshot(let snapshot) = try host.answer(to: .snapshot).reply else {
      Issue.record("There is no snapshot.")
      return
    }
    expect("\(snapshot)".contains("#000000ff"))
  }
}
