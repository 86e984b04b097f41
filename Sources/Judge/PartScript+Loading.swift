import CLibrary
import CPlatform
package import CourseKit
package import CourseModel
import Words
import XCUITest

extension PartScript {
  /// Opens the compiled part at `path` and takes out the exercise or scenario.
  ///
  /// The library stays loaded: the part's closures are code in it.
  package static func loaded(from path: String) -> Result<PartScript, Finding> {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      return .failure(Finding(JudgeProblem.partNotLoaded(reason: loaderMessage)))
    }
    let (own, tests) = (dlsym(library, "course_part"), dlsym(library, "course_ui_tests"))
    guard let symbol = own ?? tests else {
      return .failure(Finding(JudgeProblem.partExportsNothing))
    }
    cplatform_crash_watch_library(symbol)
    let script = own.map { imported(from: export($0)) }
    if tests != nil { makeTestsLeavable() }
    return joined(script, with: tests.map { [UITest](from: export($0)) } ?? [])
  }

  /// The part with its UI tests, if it has any.
  private static func joined(
    _ part: PartScript?, with tests: [UITest]
  ) -> Result<PartScript, Finding> {
    switch part {
    case nil: return .success(.exercise(Exercise(uiTests: tests)))
    case .scenario(let scenario): return .success(.scenario(scenario))
    case .exercise(let exercise):
      do throws(Finding) {
        return .success(.exercise(try exercise.joined(by: tests)))
      } catch {
        return .failure(error)
      }
    }
  }

  private static func export(_ symbol: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    typealias Export = @convention(c) () -> UnsafeMutableRawPointer
    return unsafeBitCast(symbol, to: Export.self)()
  }

  /// Lets a UI test end at a failure, in the middle of whatever it calls.
  package static func makeTestsLeavable() {
    LeavableCode.run = { code in
      let box = CodeBox(code)
      let outcome = cplatform_run_leavable(
        { context in
          guard let context else { return }
          let address = UInt(bitPattern: context)
          MainActor.assumeIsolated {
            guard let context = UnsafeMutableRawPointer(bitPattern: address) else { return }
            Unmanaged<CodeBox>.fromOpaque(context).takeUnretainedValue().code()
          }
        }, Unmanaged.passUnretained(box).toOpaque())
      // What was left holds the box for good.
      if outcome == 1 { _ = Unmanaged.passRetained(box) }
      // Without room for another stack it can still be run, and not be left.
      if outcome < 0 { code() }
      return outcome == 1
    }
    LeavableCode.leave = cplatform_leave
  }

  private static var loaderMessage: String {
    dlerror().map { String(cString: $0) } ?? "unknown"
  }
}

private final class CodeBox {
  let code: () -> Void

  init(_ code: @escaping () -> Void) {
    self.code = code
  }
}
