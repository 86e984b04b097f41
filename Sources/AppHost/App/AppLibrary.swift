import CLibrary
import CPlatform
import Foundation

/// A compiled app, loaded into this process; what it leaves undefined is found in this executable.
struct AppLibrary {
  private let handle: UnsafeMutableRawPointer
  private let entry: UnsafeMutableRawPointer

  /// Why a library is no app, in the loader's words or ours.
  struct Problem: Error {
    var reason: String
  }

  static func load(_ path: String) -> Result<AppLibrary, Problem> {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      return .failure(Problem(reason: dlerror().map { String(cString: $0) } ?? path))
    }
    guard let entry = dlsym(handle, "main") else {
      return .failure(
        Problem(reason: "Nothing starts the app: it has neither a main.swift nor an @main type."))
    }
    cplatform_crash_watch_library(entry)
    return .success(AppLibrary(handle: handle, entry: entry))
  }

  /// Lets the exercise's stage, if the app was built with one, name its actions.
  func prepareStage() {
    call("course_stage")
    call("course_calls")
  }

  /// Lets the app, if it has methods with selectors, register them.
  func registerMethods() {
    call("course_methods")
  }

  private func call(_ symbol: String) {
    guard let function = dlsym(handle, symbol) else { return }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
  }

  /// Starts the app; comes back only when it never enters its run loop.
  func main() -> Int32 {
    typealias Entry =
      @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    return "App".withCString { name in
      var arguments = [UnsafeMutablePointer(mutating: name), nil]
      return unsafeBitCast(entry, to: Entry.self)(1, &arguments)
    }
  }
}
