import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Windows and screens, on every version.
@MainActor
struct WindowRuleTests {
  /// Windows that are shown, from back to front; the last one is the key window.
  private func shown(_ count: Int) -> [UIWindow] {
    (0..<count).map { _ in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      return window
    }
  }

  @Test(
    "When the key window is hidden, the topmost window that is still shown gets the key", .rule(179)
  )
  func hiding() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      let windows = shown(4)
      windows[2].isHidden = true
      expectEqual(windows.map(\.isKeyWindow), [false, false, false, true], "iOS \(iOS)")
      windows[3].isHidden = true
      expectEqual(windows.map(\.isKeyWindow), [false, true, false, false], "iOS \(iOS)")
      windows[0].windowLevel = .alert
      windows[1].isHidden = true
      expectEqual(windows.map(\.isKeyWindow), [true, false, false, false], "iOS \(iOS)")
      windows[0].isHidden = true
      expectEqual(windows.map(\.isKeyWindow), [false, false, false, false], "iOS \(iOS)")
    }
  }

  @Test(
    "A key window that is let go of leaves the key to the first one, from 9 on to the topmost",
    .rule(179, "Q16"))
  func releasing() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      var windows = shown(3)
      windows.removeLast()
      expectEqual(windows.map(\.isKeyWindow), [iOS < 9.0, iOS >= 9.0], "iOS \(iOS)")
    }
  }

  @Test("A window that is not the key window takes no key along, nor does one that was hidden")
  func others() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      var windows = shown(3)
      windows[0].makeKey()
      windows.removeLast()
      windows[1].isHidden = true
      expectEqual(windows.map(\.isKeyWindow), [true, false], "iOS \(iOS)")
      windows[1].makeKey()
      windows.removeLast()
      expectEqual(windows.map(\.isKeyWindow), [false], "iOS \(iOS)")
    }
  }

  @Test("A window is gone when its last owner lets go of it, shown or not", .rule(276))
  func holding() {
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      var windows = shown(2)
      windows.append(UIWindow(frame: .zero))
      expectEqual(device.simulator.windows.count, 3, "iOS \(iOS)")
      windows.removeLast(2)
      expectEqual(device.simulator.windows.count, 1, "iOS \(iOS)")
      expectEqual(
        device.lines(.diagnosis).sorted(),
        [
          "windowReleased (rule 276): UIWindow#2 is gone: nothing holds it any more, so it vanished "
            + "from the screen.",
          "windowReleased (rule 276): UIWindow#3 is gone: nothing held it, so it never came on screen.",
        ], "iOS \(iOS)")
    }
  }

  @Test("Both windows hear of it, and the app's answer to that stands")
  func hearing() {
    final class Listening: UIWindow {
      static var heard: [String] = []
      var name = ""
      override func becomeKey() { Self.heard.append("\(name) becomes") }
      override func resignKey() { Self.heard.append("\(name) resigns") }
    }
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      Listening.heard = []
      let windows = ["back", "front"].map { name in
        let window = Listening(frame: UIScreen.main.bounds)
        window.name = name
        window.makeKeyAndVisible()
        return window
      }
      windows[1].isHidden = true
      expectEqual(
        Listening.heard,
        [
          "back becomes", "back resigns", "front becomes", "front resigns", "back becomes",
        ], "iOS \(iOS)")
    }
  }

  @Test("Whether the key is handed on at all can be switched", .rule("Q16"))
  func switches() {
    for iOS in IOSVersion.tried {
      let off = ["hidingPassesTheKeyOn": false, "releasingPassesTheKeyOn": false]
      _ = Device(iOS: iOS, switches: off)
      var windows = shown(2)
      windows[1].isHidden = true
      expect(!windows[0].isKeyWindow, "iOS \(iOS)")
      windows[1].makeKeyAndVisible()
      windows.removeLast()
      expect(!windows[0].isKeyWindow, "iOS \(iOS)")
    }
  }

  @Test("UIWindow() fills the screen from iOS 9 on, and has no size before", .rule(188))
  func bareWindow() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      expectEqual(UIWindow().frame, (iOS >= 9.0 ? UIScreen.main.bounds : .zero), "iOS \(iOS)")
      expectEqual(UIWindow(frame: .zero).frame, .zero)
    }
  }

  @Test(
    "A 4-inch screen is given whole to whoever says in the bundle that he knows it",
    .rule(175, 190, 191))
  func letterbox() {
    let image: ([String: Any]) = ["UILaunchImageName": "Tall", "UILaunchImageSize": "{320, 568}"]
    let bundles: [([String: Any], String, IOSVersion?)] = [
      ([:], "Default-568h@2x.png", 6.0),
      ([:], "Default-568h@2x~iphone.png", 6.0),
      ([:], "Default-568H@2x.png", nil),
      ([:], "Default-568h@2x~ipad.png", nil),
      ([:], "Default-568h.png", nil),
      (["UILaunchImageFile": "Start"], "Start-568h@2x.png", 6.0),
      (["UILaunchImageFile": "Start.png"], "Start-568h@2x.png", 6.0),
      (["UILaunchImageFile": "Start"], "Default-568h@2x.png", nil),
      (["UILaunchImages": [image]], "Tall@2x.png", 7.0),
      (["UILaunchImages": [image]], "Other@2x.png", nil),
      (["UILaunchStoryboardName": "Launch"], "Launch.storyboard", 8.0),
      (["UILaunchStoryboardName": "Launch"], "Main.storyboard", nil),
    ]
    for (info, resource, since) in bundles {
      for iOS in IOSVersion.tried(from: 6.0, before: 11) {
        _ = Device(iOS: iOS, model: "iPhone 5", info: info, resources: [resource])
        let isWhole = since.map { iOS >= $0 } ?? false
        expectEqual(
          UIScreen.main.bounds.height, (isWhole ? 568 : 480), "\(info) \(resource) on iOS \(iOS)")
      }
    }
  }

  @Test("A screen and a scene say where their windows are, from iOS 8 and 13 on")
  func coordinateSpaces() throws {
    for iOS in IOSVersion.tried(from: 8.0) {
      _ = Device(iOS: iOS)
      expectEqual(UIScreen.main.coordinateSpace.bounds, UIScreen.main.bounds)
      expectEqual(UIScreen.main.fixedCoordinateSpace.bounds, UIScreen.main.bounds)
    }
    let old = Device(iOS: 7.1)
    _ = UIScreen.main.coordinateSpace
    expectEqual(old.lines(.exception).count, 1)
  }
}
