package import CourseModel
import CourseRunner
import EventTrace
import Foundation
import Words

extension Plan {
  /// The version of the plan's format.
  package static let format = OutFolder.format

  /// The digest of the plan's file, which names the folder of its results.
  package func id() throws -> String {
    Self.id(of: try text())
  }

  /// The plan's file: the same plan gives the same bytes.
  package func text() throws -> [UInt8] {
    let encoder = JSONEncoder.stable()
    var text: [UInt8] = []
    func add(_ line: some Encodable) throws {
      text += try encoder.encode(line)
      text.append(UInt8(ascii: "\n"))
    }
    try add(header)
    for student in students { try add(student) }
    for entry in entries { try add(entry) }
    return text
  }

  /// Reads a plan's file.
  ///
  /// - Throws: A finding that names the line at which it is not one, or the version that wrote it.
  package init(text: [UInt8], shownPath: String) throws(Finding) {
    let decoder = JSONDecoder()
    let lines = text.split(separator: UInt8(ascii: "\n"))
    func damaged(_ line: Int) -> Finding {
      Finding(PlanProblem.damaged, at: SourcePlace(file: shownPath, line: line))
    }
    guard let first = lines.first else { throw damaged(1) }
    let version = try? decoder.decode(Version.self, from: Data(first))
    if let version, version.format != Self.format {
      throw Finding(
        PlanProblem.otherFormat(version.format, known: Self.format),
        at: SourcePlace(file: shownPath, line: 1))
    }
    guard let header = try? decoder.decode(Header.self, from: Data(first)) else { throw damaged(1) }
    self.init(header: header, students: [], entries: [])
    for (index, line) in lines.enumerated().dropFirst() {
      if let entry = try? decoder.decode(Entry.self, from: Data(line)), entry.index == entries.count
      {
        entries.append(entry)
      } else if entries.isEmpty, let student = try? decoder.decode(Student.self, from: Data(line)) {
        students.append(student)
      } else {
        throw damaged(index + 1)
      }
    }
  }

  /// The digest of a plan's file.
  static func id(of text: [UInt8]) -> String {
    var digest = Digest()
    digest.add(text)
    return digest.hexadecimal()
  }

  private struct Version: Decodable {
    var format: Int
  }
}
