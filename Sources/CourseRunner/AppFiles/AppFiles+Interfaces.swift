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
        _ = try InterfaceFile(files.files[path] ?? [])
        return nil
      } catch {
        let place = SourcePlace(file: "\(shownFolder)/\(path)", line: error.line)
        return Finding(Self.fact(error.reason), at: place)
      }
    }
  }

  private static func fact(_ reason: InterfaceProblem.Reason) -> InterfaceFileProblem {
    switch reason {
    case .malformed(let words): .malformed(words)
    case .documentType: .documentType
    case .otherEncoding: .otherEncoding
    case .tooLarge: .tooLarge
    case .tooDeep: .tooDeep
    case .tooMany: .tooMany
    case .otherRoot(let name): .otherRoot(name)
    case .archive: .archive
    case .otherType(let type): .otherType(type)
    }
  }
}
