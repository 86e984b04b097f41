import CourseModel
import CourseRunner
import EventTrace
import Foundation

/// The rows of the version dial, as the files in `VersionDial/` declare them, and the list of all.
struct DialTable {
  struct Row {
    let constant: String
    let name: String
    let citations: [Citation]
  }

  /// In the order of the list.
  let rows: [Row]

  private static let folder = "Sources/HeadlessUIKit/VersionDial"
  static let path = "\(CitingFile.root)/\(folder)/Behavior+Table.swift"
  /// The files in the order in which an app meets their subjects; others follow by name.
  private static let order = [
    "Launch", "RunStates", "Views", "Containment", "Segues", "Rotation", "Presentation",
    "Transitions", "Memory", "Switches",
  ]

  init() throws {
    let declaration = /static let (\w+) = Behavior\(\s*"(\w+)",\s*citing: \[([^\]]*)\]/
    let files = try CitingFile.all(below: Self.folder, [".swift"]).sorted { left, right in
      (Self.place(of: left), left.path) < (Self.place(of: right), right.path)
    }
    rows = files.flatMap { file in
      file.text.matches(of: declaration).map { match in
        let (_, constant, name, list) = match.output
        let codes = list.split { !$0.isLetter && !$0.isNumber }
        return Row(
          constant: String(constant), name: String(name),
          citations: codes.map { Citation(String($0)) })
      }
    }
  }

  private static func place(of file: CitingFile) -> Int {
    order.firstIndex { file.path.hasSuffix("Behavior+\($0).swift") } ?? order.count
  }

  /// The file with the list.
  var source: String {
    // A line each, so that two changes that add rows seldom meet.
    """
    /// The version dial: every difference between two versions of iOS that the runtime knows.
    ///
    /// Each file beside this one holds the rows of one part of UIKit; `make rules` writes this list.
    extension Behavior {
      /// The whole dial, in the order in which an app meets it.
      package static let all: [Behavior] = [
    \(rows.map { "    .\($0.constant)," }.joined(separator: "\n"))
      ]
    }

    """
  }
}
