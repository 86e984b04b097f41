import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private typealias NotificationCenter = HeadlessUIKit.NotificationCenter

private final class Root: UIViewController {}

private final class Delegate: UIResponder, UIApplicationDelegate {
  static var makesRoot = true
  static var keepsWindow = true
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if Self.makesRoot { window.rootViewController = Root() }
    window.makeKeyAndVisible()
    if Self.keepsWindow { self.window = window }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// An application object that is its own delegate.
private final class OwnApplication: UIApplication, UIApplicationDelegate {
  override init() {
    super.init()
    delegate = self
  }
  func applicationDidFinishLaunching(_ application: UIApplication) {}
}

@MainActor
private func device(
  iOS: IOSVersion, makesRoot: Bool = true, keepsWindow: Bool = true
) throws -> Device {
  Delegate.makesRoot = makesRoot
  Delegate.keepsWindow = keepsWindow
  return try Device(iOS: iOS, classes: [Delegate.self]).launch("Delegate")
}

@MainActor
struct LaunchTests {
  @Test(
    "A nib-less app of iOS 6 comes to life in the order of the rules", .rule(13, 25, 29, 30, 69))
  func launchOrder() throws {
    expectEqual(
      try device(iOS: 6.0).lines(.callback),
      [
        "Delegate application(UIApplication, didFinishLaunchingWithOptions: nil) → true",
        "Root loadView()",
        "Root viewDidLoad()",
        "Root viewWillAppear(false)",
        "Root updateViewConstraints()",
        "Root viewWillLayoutSubviews()",
        "Root viewDidLayoutSubviews()",
        "Delegate applicationDidBecomeActive(UIApplication)",
        "Root viewDidAppear(false)",
      ])
  }

  @Test("The class that argument 4 names makes the delegate; a missing one has none", .rule(2))
  func delegateClass() throws {
    _ = try device(iOS: 6.0)
    expect(UIApplication.shared.delegate is Delegate)
    _ = try Device(iOS: 6.0, classes: [Delegate.self]).launch(nil)
    expectNil(UIApplication.shared.delegate)
  }

  @Test("Observers learn the launch options from the notification after did-finish", .rule(16))
  func launchNotification() throws {
    let device = Device(iOS: 11.0, reason: .url("clock://start"), classes: [Delegate.self])
    var options: [[AnyHashable: Any]?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
    ) { note in MainActor.assumeIsolated { options.append(note.userInfo) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = try device.launch("Delegate")
    expectEqual(options.count, 1)
    expect(options.first??[UIApplication.LaunchOptionsKey.url] != nil)
  }

  @Test("An Info.plist that names a main nib and a main storyboard is noted", .rule(6))
  func twoMainInterfaces() throws {
    let both = ["NSMainNibFile": "Main", "UIMainStoryboardFile": "Main"]
    let noted = try Device(iOS: 5.0, info: both).launch(nil).lines(.diagnosis)
    expect(noted.contains { $0.hasPrefix("mainInterfacesExclude") })
    // Storyboards came with iOS 5.
    let old = try Device(iOS: 4.3, info: both).launch(nil).lines(.diagnosis)
    expect(!old.contains { $0.hasPrefix("mainInterfacesExclude") })
  }

  @Test(
    "Layout callbacks exist from iOS 5, updateViewConstraints from 6, viewIsAppearing from 13",
    arguments: [
      (4.0 as IOSVersion, false, false, false), (5.0, true, false, false),
      (6.0, true, true, false), (12.0, true, true, false), (13.0, true, true, true),
    ])
  func callbacksByVersion(
    iOS: IOSVersion, layout: Bool, constraints: Bool, isAppearing: Bool
  ) throws {
    let callbacks = try device(iOS: iOS).callbacks
    expectEqual(callbacks.contains("viewWillLayoutSubviews"), layout)
    expectEqual(callbacks.contains("updateViewConstraints"), constraints)
    expectEqual(callbacks.contains("viewIsAppearing"), isAppearing)
  }

  @Test("A window that nobody holds is gone after did-finish, and its controller never appears")
  func releasedWindow() throws {
    let device = try device(iOS: 6.0, keepsWindow: false)
    expect(device.simulator.windows.isEmpty)
    expect(!device.callbacks.contains("viewDidAppear"))
    expectEqual(
      device.lines(.diagnosis),
      [
        "windowReleased (rule 276): UIWindow is gone: nothing holds it any more, so it vanished from the "
          + "screen.",
        "blackScreen (rule 26): No window is alive at the end of the launch: the screen stays "
          + "black.",
      ])
  }

  @Test("iOS 5 notes a missing root controller for the app, 6 to 8 for the window", .rule(23))
  func missingRootIsNoted() throws {
    let app =
      "UIKit: Applications are expected to have a root view controller at the end of application "
      + "launch"
    let window =
      "UIKit: Application windows are expected to have a root view controller at the end of "
      + "application launch"
    expectEqual(try device(iOS: 4.3, makesRoot: false).lines(.console), [])
    expectEqual(try device(iOS: 5.0, makesRoot: false).lines(.console), [app])
    expectEqual(try device(iOS: 6.0, makesRoot: false).lines(.console), [window])
    expectEqual(try device(iOS: 8.4, makesRoot: false).lines(.console), [window])
  }

  @Test("From iOS 9 a window without a root controller ends the app", .rule(23))
  func missingRootRaises() throws {
    let device = try device(iOS: 9.0, makesRoot: false)
    expect(device.simulator.isDead)
    expectEqual(
      device.lines(.exception, .console),
      [
        "NSInternalInconsistencyException: Application windows are expected to have a root view "
          + "controller at the end of application launch"
      ])
    expect(!device.callbacks.contains("applicationDidBecomeActive"))
  }

  @Test("Without a delegate class nobody hears of the launch, if the application has no delegate")
  func noDelegateClass() throws {
    let own = try Device(iOS: 6.0, classes: [OwnApplication.self])
      .launch(nil, principal: "OwnApplication")
    expectEqual(own.callbacks, ["applicationDidFinishLaunching"])
    expect(own.lines(.diagnosis).allSatisfy { !$0.hasPrefix("noDelegate") })
    let without = try Device(iOS: 6.0).launch(nil)
    expect(without.lines(.diagnosis).contains { $0.hasPrefix("noDelegate") })
  }

  @Test("A delegate class that is not in the app raises UIApplicationMain's exception", .rule(8))
  func missingDelegateClass() throws {
    let device = try Device(iOS: 6.0).launch("App.Missing")
    expectEqual(
      device.lines(.exception),
      [
        "NSInternalInconsistencyException: Unable to instantiate the UIApplication delegate "
          + "instance. No class named Missing is loaded."
      ])
  }

  @Test("A second UIApplication is refused", .rule(9))
  func secondApplication() throws {
    let device = try device(iOS: 6.0)
    _ = UIApplication()
    expectEqual(
      device.lines(.exception),
      [
        "NSInternalInconsistencyException: There can only be one UIApplication instance."
      ])
  }

  @Test("Setting a root controller before iOS 4 ends the app as an unknown message does", .rule(28))
  func rootControllerBeforeFour() throws {
    expectEqual(
      try device(iOS: 3.1).lines(.exception),
      [
        "NSInvalidArgumentException: -[UIWindow setRootViewController:]: unrecognized selector "
          + "sent to instance <UIWindow>"
      ])
  }
}

private final class Principal: UIApplication {}

private final class BothDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {}
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

private final class OldDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {}
}

@MainActor
struct ApplicationAndDelegateTests {
  private func launch(
    _ iOS: IOSVersion, _ delegate: String, switches: [String: Bool] = [:]
  ) throws
    -> [String]
  {
    try Device(iOS: iOS, classes: [BothDelegate.self, OldDelegate.self], switches: switches)
      .launch(delegate).callbacks
  }

  @Test("The principal class is argument 3, else NSPrincipalClass, else UIApplication", .rule(1))
  func principalClass() throws {
    let classes: [NSObject.Type] = [Principal.self, OldDelegate.self]
    let byArgument = try Device(iOS: 6.0, classes: classes)
      .launch("OldDelegate", principal: "Principal")
    expect(byArgument.simulator.application is Principal)
    let byKey = try Device(iOS: 6.0, info: ["NSPrincipalClass": "Principal"], classes: classes)
      .launch("OldDelegate")
    expect(byKey.simulator.application is Principal)
    let plain = try Device(iOS: 6.0, classes: classes).launch("OldDelegate")
    expectEqual(plain.simulator.application.map { type(of: $0) == UIApplication.self }, true)
  }

  @Test("A principal class that does not exist ends the app", .rule(517))
  func missingPrincipalClass() throws {
    let text =
      "NSInternalInconsistencyException: Unable to instantiate the UIApplication subclass instance. "
      + "No class named Nobody is loaded."
    for info in [[:], ["NSPrincipalClass": "Nobody"]] as [[String: Any]] {
      let device = try Device(iOS: 9.0, info: info, classes: [OldDelegate.self])
        .launch("OldDelegate", principal: info.isEmpty ? "Nobody" : nil)
      expectEqual(device.lines(.exception).count, 1)
      expectEqual(
        device.lines(.exception).first?.contains(text), true, "\(device.lines(.exception))")
      expectEqual(device.callbacks, [])
    }
  }

  @Test("On iPad NSPrincipalClass~ipad wins from iOS 3.2 on", .rule(7))
  func idiomKeys() throws {
    let info = ["NSPrincipalClass": "UIApplication", "NSPrincipalClass~ipad": "Principal"]
    let classes: [NSObject.Type] = [Principal.self, OldDelegate.self]
    let pad = try Device(iOS: 5.0, model: "iPad 2", info: info, classes: classes)
      .launch("OldDelegate")
    expect(pad.simulator.application is Principal)
    let phone = try Device(iOS: 5.0, info: info, classes: classes).launch("OldDelegate")
    expect(!(phone.simulator.application is Principal))
  }

  @Test("Of two did-finish methods iOS 2 calls the old one, iOS 3 and later the new", .rule(14, 15))
  func bothDidFinishMethods() throws {
    expectEqual(try launch(2.0, "BothDelegate"), ["applicationDidFinishLaunching"])
    expectEqual(try launch(3.0, "BothDelegate"), ["application"])
    expectEqual(try launch(6.0, "BothDelegate"), ["application", "application"])
    expectEqual(
      try launch(3.0, "BothDelegate", switches: ["optionsVariantWins": false]),
      ["applicationDidFinishLaunching"])
  }

  @Test("A delegate with only the old did-finish method is called on every version")
  func onlyOldDidFinish() throws {
    for iOS in [2.0, 3.0, 6.0, 17.0] as [IOSVersion] {
      expectEqual(try launch(iOS, "OldDelegate"), ["applicationDidFinishLaunching"])
    }
  }
}
