import Foundation
import Expectations
import Testing

@testable import CourseRunner

/// The code in the lessons that this repo ships, as a student would type it into Xcode.
@Suite struct LessonSourceTests {
  private static let folder = "\(#filePath.deletingLastComponents(3))/Lessons"

  /// Every Swift file that belongs to an app, by its path.
  private static func sources() throws -> [String: String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".swift") }.map { path in
        (path, try Disk.text("\(folder)/\(path)"))
      })
  }

  @Test("Actions are named by selectors, because Xcode takes no method in their place")
  func selectors() throws {
    let sources = try Self.sources()
    expect(sources.count > 100)
    let wrong = sources.filter {
      $0.value.contains(/action: [A-Z]\w*\.\w/) || $0.value.contains(/action: @escaping/)
    }
    expectEqual(wrong.keys.sorted(), [])
  }

  @Test("The page on then and now names whatever the lessons use and Swift no longer offers")
  func gone() throws {
    let gone = [
      "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers",
      "didAnimateFirstHalfOfRotation", "dismissModalViewController", "presentModalViewController",
      "setStatusBarOrientation", "shouldAutorotate(to", "viewDidUnload", "viewWillUnload",
      "wantsFullScreenLayout", "willAnimateFirstHalfOfRotation", "willAnimateRotation",
      "willRotate(", "willAnimateSecondHalfOfRotation", "didRotate(", "applicationFrame",
      "statusBarOrientation", "contentSizeForViewInPopover", "searchDisplayController",
      "modalViewController",
    ]
    let code = try Self.sources().values.joined()
    let used = gone.filter { code.contains($0) }
    expect(used.contains("viewDidUnload"))
    let page = try Disk.text("\(Self.folder)/ThenAndNow.md")
    expectEqual(used.filter { !page.contains($0) }, [])
  }
}
