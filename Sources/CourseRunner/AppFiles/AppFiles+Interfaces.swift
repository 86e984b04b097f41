import CourseModel
import InterfaceFiles
import Words

extension AppFiles {
  /// Whether a path is that of a xib or a storyboard.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// What keeps xibs and storyboards from being read.
  func interfaceProblems() -> [Finding] {
    files.paths.filter(Self.isInterface).compactMap { path in
      do throws(InterfaceProblem) {
        return try Self.sameID(in: InterfaceFile(files.files[path] ?? [])).map {
          Finding($0.problem, at: SourcePlace(file: "\(shownFolder)/\(path)", line: $0.line))
        }
      } catch {
        let place = SourcePlace(file: "\(shownFolder)/\(path)", line: error.line)
        return Finding(Self.fact(error.reason), at: place)
      }
    }
  }

  /// The first id that stands there for the second time.
  private static func sameID(
    in file: InterfaceFile
  ) -> (problem: InterfaceFileProblem, line: Int)? {
    var lines: [String: Int] = [:]
    var found: (InterfaceFileProblem, Int)?
    file.root.visit { element in
      guard found == nil, let id = element.id else { return }
      if let line = lines.updateValue(element.line, forKey: id) {
        found = (.sameID(id, line: line), element.line)
      }
    }
    return found
  }

  private static func fact(_ reason: InterfaceProblem.Reason) -> InterfaceFileProblem {
    switch reason {
    case .malformed(let words): .malformed(words)
    case .documentType: .documentType
    case .otherEncoding: .otherEncoding
    case .compiled: .compiled
    case .tooLarge: .tooLarge
    case .tooDeep: .tooDeep
    case .tooMany: .tooMany
    case .otherRoot(let name): .otherRoot(name)
    case .archive: .archive
    case .otherType(let type): .otherType(type, system: InterfaceProblem.system(of: type))
    }
  }
}
