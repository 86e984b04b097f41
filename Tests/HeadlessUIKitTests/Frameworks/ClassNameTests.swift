import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Classes that an app asks for by their names.
@MainActor
struct ClassNameTests {
  private final class UIOwnPanel: UIView {}

  @Test("A class that iOS does not have yet is not found by its name", .rule(1170))
  func newer() {
    let classes: [NSObject.Type] = [
      UIAlertController.self, UIRefreshControl.self, UIWindowScene.self, UIView.self,
      UIOwnPanel.self,
    ]
    let found = [3.0, 6.0, 7.1, 8.0, 12.5, 13.0].map { (iOS: IOSVersion) in
      let device = Device(iOS: iOS, classes: classes)
      defer { withExtendedLifetime(device) {} }
      return classes.map { HeadlessUIKit.NSClassFromString("\($0)") == $0 ? "1" : "0" }.joined()
    }
    expectEqual(found, ["00011", "01011", "01011", "11011", "11011", "11111"])
  }
}
