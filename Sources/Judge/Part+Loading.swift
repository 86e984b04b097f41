import CLibrary
import CPlatform
package import CourseKit
package import CourseModel
import Words

extension Part {
  /// Opens the compiled part at `path` and takes out the exercise or scenario.
  ///
  /// The library stays loaded: the part's closures are code in it.
  package static func loaded(from path: String) -> Result<Part, Finding> {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      return .failure(Finding(JudgeProblem.partNotLoaded(reason: loaderMessage)))
    }
    guard let symbol = dlsym(library, "course_part") else {
      return .failure(Finding(JudgeProblem.partExportsNothing))
    }
    cplatform_crash_watch_library(symbol)
    typealias Export = @convention(c) () -> UnsafeMutableRawPointer
    return .success(imported(from: unsafeBitCast(symbol, to: Export.self)()))
  }

  private static var loaderMessage: String {
    dlerror().map { String(cString: $0) } ?? "unknown"
  }
}
