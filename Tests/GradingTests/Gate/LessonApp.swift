import CourseModel
import Foundation
import Testing

@testable import CourseRunner

/// An app that the gate must let through.
struct LessonApp: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  var stage: String?
  var calls: String?
  var testDescription: String { name }

  /// The solution of each lesson's last exercise.
  static func oneOfEachLesson() throws -> [LessonApp] {
    let solutions = try all().filter { $0.name.hasSuffix(", solution") }
    return Dictionary(grouping: solutions) { $0.name.prefix { $0 != "/" } }
      .compactMap(\.value.last).sorted { $0.name < $1.name }
  }

  /// Every app of this course's lessons.
  static func all() throws -> [LessonApp] {
    try Catalog(root: gradingTests.deletingLastComponents(2)).parts.flatMap { part in
      if part.kind == .scenario {
        return [LessonApp(name: part.id, files: texts(try FileSet(folder: "\(part.folder)/App")))]
      }
      let stage = part.stage.map { String(decoding: $0, as: UTF8.self) }
      let calls = try? Disk.text("\(part.folder)/StageCalls.swift")
      let starter = try part.starter()
      let solution = try part.solution()
      var apps = [("starter", starter), ("solution", solution)]
      for name in part.alternatives { apps.append((name, try part.alternative(name))) }
      for name in part.mistakes { apps.append((name, try part.mistake(name))) }
      return apps.map {
        LessonApp(
          name: "\(part.id), \($0.0)", files: texts($0.1), stage: stage, calls: calls)
      }
    }
  }

  private static func texts(_ files: FileSet) -> [String: String] {
    files.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

/// Apps as people write them, with what the lessons have no use for.
enum OrdinaryApps {
  static let all = [
    LessonApp(
      name: "main.swift with unsafeArgv",
      files: [
        "main.swift": """
        import UIKit

        UIApplicationMain(
          CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))

        """,
        "AppDelegate.swift": """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
        }

        """,
      ]),
    LessonApp(
      name: "the frameworks below UIKit",
      files: [
        "Box.swift": """
        import CoreGraphics
        import QuartzCore
        import struct CoreGraphics.CGRect
        #if canImport(CoreFoundation)
          import CoreFoundation
        #endif

        class Box: UIView {
          func fill(_ size: CGSize) -> CGRect {
            DispatchQueue.main.async { self.layer.cornerRadius = 2 }
            return autoreleasepool { CGRect(origin: .zero, size: size) }
          }
        }

        """
      ]),
    LessonApp(
      name: "Foundation's values",
      files: [
        "Model.swift": """
        import Foundation

        struct Entry: Codable, Hashable {
          var title: String
          var date: Date
          var link: URL?
        }

        enum ModelError: LocalizedError {
          case empty
          var errorDescription: String? { NSLocalizedString("Empty", comment: "") }
        }

        final class Model {
          private(set) var entries: [Entry] = []
          lazy var formatter: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateFormat = "yyyy-MM-dd"
            formatter.locale = Locale(identifier: "en_US_POSIX")
            return formatter
          }()
          init() {}

          func load(_ text: String) throws {
            guard !text.isEmpty else { throw ModelError.empty }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .secondsSince1970
            entries = try decoder.decode([Entry].self, from: Data(text.utf8))
              .sorted { $0.date < $1.date }
          }

          func describe() -> String {
            let names = entries.map { $0.title.trimmingCharacters(in: .whitespaces).capitalized }
            let numbers = NumberFormatter()
            numbers.numberStyle = .decimal
            let count = numbers.string(from: NSNumber(value: names.count)) ?? ""
            return names.joined(separator: ", ").replacingOccurrences(of: ",", with: ";") + count
              + String(format: "%.2f", sin(2.0) + pow(2.0, 3.0) + Double.pi)
              + (entries.first.map { formatter.string(from: $0.date) } ?? "")
              + "a,b".components(separatedBy: ",").description + UUID().uuidString
          }
        }

        """
      ]),
    LessonApp(
      name: "UIKit with notifications, timers, selectors, geometry and versions",
      files: [
        "Root.swift": """
        import UIKit
        import Foundation

        protocol RootDelegate: AnyObject { func rootDidChange(_ root: RootViewController) }

        @IBDesignable class RootViewController: UIViewController {
          @IBOutlet weak var label: UILabel!
          weak var delegate: RootDelegate?
          private let _cache = NSCache<NSString, NSString>()
          private var observers: [NSObjectProtocol] = []
          var timer: Timer?

          override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            view.addSubview(button)
            observers.append(
              NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: .main
              ) { _ in print("memory", #function, #line) })
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("tick") }
            DispatchQueue.main.async { [weak self] in self?.view.setNeedsLayout() }
            UserDefaults.standard.set(1, forKey: "starts")
            if #available(iOS 13.0, *) { print("13") } else { print("older") }
            #if DEBUG
              print("debugging")
            #endif
            MainActor.assumeIsolated { self.view.alpha = 1 }
            UIView.animate(withDuration: 0.3) { self.view.alpha = max(0, min(1, 0.5)) }
          }

          @objc func tapped(_ sender: UIButton) { delegate?.rootDidChange(self) }

          deinit { print("gone") }
        }

        private struct Hidden {
          struct Inner {
            func text(of keys: Dictionary<Int, Int>.Keys) -> String {
              _ = Bundle.main.bundleIdentifier
              return keys.sorted().lazy.map { "\\($0)" }.joined()
            }
          }
        }

        extension RootViewController: RootDelegate {
          func rootDidChange(_ root: RootViewController) {
            Task { @MainActor in
              try? await Task.sleep(nanoseconds: 1_000)
              try? await Task.sleep(for: .seconds(1))
              for number in 1... where number > 3 { break }
              print(Hidden.Inner().text(of: [1: 2].keys))
              print(Set([1, 2, 3]).sorted(), "\\(root)".lowercased())
            }
          }
        }

        """
      ]),
    LessonApp(
      name: "types that are not copied, and names that are words only in their place",
      files: [
        "Ticket.swift": """
        struct Ticket: ~Copyable {
          let number: Int
          consuming func tear() -> Int { number }
        }

        enum Ground { case safe, unsafe }

        func isLost(_ ground: Ground) -> Bool {
          let unsafe = ground == .unsafe
          return unsafe
        }

        """
      ]),
  ]
}
