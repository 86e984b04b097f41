import CourseRunner
import Foundation
import Expectations
import Testing

/// What an app reads by itself, in practice and graded.
@Suite struct ResourceTrials {
  private static let delegate = """
    import UIKit

    @main
    class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let bundle = Bundle.main
        let list = bundle.url(forResource: "list", withExtension: "json")!
        precondition(try! JSONDecoder().decode([Int].self, from: Data(contentsOf: list)) == [1, 2])
        let words = bundle.path(forResource: "words", ofType: "txt")!
        precondition(bundle.path(forResource: "more", ofType: "txt") == "/App.app/more.txt")
        precondition(try! String(contentsOfFile: words, encoding: .utf8) == "a b")
        precondition(try! String(contentsOf: URL(fileURLWithPath: words)) == "a b")
        let levels = bundle.path(forResource: "Levels", ofType: "plist")!
        precondition(NSDictionary(contentsOfFile: levels)?["one"] as? Int == 1)
        precondition(bundle.object(forInfoDictionaryKey: "Greeting") as? String == "hello")
        precondition(NSLocalizedString("day", comment: "") == "Täg")
        precondition(UIImage(named: "p69") != nil && UIImage(named: "p70") == nil)
        precondition(UIImage(named: "Icons/star")?.size == CGSize(width: 24, height: 30))
        precondition(UIImage(named: "star") == nil)
        precondition(bundle.url(forResource: "nothing", withExtension: nil) == nil)
        if #available(iOS 13, *) {
          let dark = UITraitCollection(userInterfaceStyle: .dark)
          precondition(UIColor(named: "Brand")!.resolvedColor(with: dark) == .white)
          precondition(UIColor(named: "Brend") == nil)
        }

        // Nothing of the machine.
        let paths = "\\(bundle) \\(bundle.bundlePath) \\(list.path) \\(bundle.resourceURL!)"
        precondition(!paths.contains("course") && list.path == "/App.app/list.json", paths)
        for place in ["/etc/passwd", "/App.app/../etc/passwd", "words.txt", "/proc/self/maps"] {
          precondition((try? String(contentsOfFile: place)) == nil)
          precondition((try? Data(contentsOf: URL(fileURLWithPath: place))) == nil)
          precondition(NSData(contentsOfFile: place) == nil)
        }

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RootViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    """

  /// The app with its files; a picture has nothing in it.
  private static func files() throws -> FileSet {
    let table = Data([0xFF, 0xFE]) + "\"day\" = \"Täg\";".data(using: .utf16LittleEndian)!
    var files: [String: [UInt8]] = [
      "AppDelegate.swift": [UInt8](delegate.utf8),
      "Data/list.json": [UInt8]("[1, 2]".utf8), "words.txt": [UInt8]("a b".utf8),
      "Version 1.2/more.txt": [UInt8]("c".utf8),
      "Localizable.strings": [UInt8](table),
      // The student's own, beside the exercise's.
      "Stage.swift": [UInt8]("struct Stage { var name = 1 }\nenum StageHelper {}\n".utf8),
      "Info.plist": [UInt8](
        try PropertyListSerialization.data(
          fromPropertyList: ["Greeting": "hello"], format: .binary, options: 0)),
      "Levels.plist": [UInt8](
        try PropertyListSerialization.data(
          fromPropertyList: ["one": 1], format: .xml, options: 0)),
    ]
    for number in 0..<70 {
      files["Assets.xcassets/p\(number).imageset/p\(number).png"] = [0x89]
      files["Assets.xcassets/p\(number).imageset/Contents.json"] = [UInt8]("{}".utf8)
    }
    let space = #"{"properties": {"provides-namespace": true}}"#
    files["Assets.xcassets/Icons/Contents.json"] = [UInt8](space.utf8)
    let drawing = "%PDF-1.4 /MediaBox [0 0 24 30]"
    files["Assets.xcassets/Icons/star.imageset/star.pdf"] = [UInt8](drawing.utf8)
    files["Assets.xcassets/Brand.colorset/Contents.json"] = [UInt8](
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0x10", "green": "0.5", "blue": "255", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "1.0"}}}
      ]}
      """.utf8)
    return FileSet(files: files)
  }

  @Test("An app reads its own resources, and nothing else of the machine, when it is checked")
  func practice() throws {
    let course = try CourseOnDisk.compiled()
    _ = try course.call("reset", "the-window")
    try Self.files().write(to: "\(course.path)/\(CourseOnDisk.window)")
    let answer = try course.call("check", "the-window")
    expectEqual(answer.code, 0, "\(answer.output)\(answer.complaint)")
  }

  @Test("An app reads its own resources, and nothing else of the machine, when it is graded")
  func graded() throws {
    let work = try ClassOnDisk()
    try work.handIn("folder", [:])
    try Self.files().write(to: "\(work.submissions)/folder/\(ClassOnDisk.exercise)")
    let answer = try work.grade(into: "out")
    expectEqual(answer.code, 0, "\(answer.complaint)\(answer.output)")
    expectEqual(try work.outcomes(of: "out"), ["folder": "passed"])
  }
}
