import AppHost
import CourseModel
import Escapes

#if canImport(Glibc)
  import Glibc

  extension Behaviour {
    /// The attempts of ``Escapes``, each told to the host as a line.
    nonisolated static let escapes: [String: @Sendable (AppSide) -> Void] = [
      "reads what is not its own": { app in
        telling(app) { escape_by_reading(CommandLine.arguments[0], $0, $1) }
      },
      "writes": { app in telling(app) { escape_by_writing($0, $1) } },
      "talks": { app in telling(app) { escape_by_talking($0, $1) } },
      "attacks": { app in telling(app) { escape_by_attacking($0, $1) } },
      "grows": { app in telling(app) { escape_by_growing($0, $1) } },
    ]

    nonisolated private static func telling(
      _ app: AppSide, _ attempts: (UnsafeMutableRawPointer, escape_listener) -> Void
    ) {
      var app = app
      withUnsafeMutablePointer(to: &app) { pointer in
        attempts(UnsafeMutableRawPointer(pointer)) { context, what, error in
          guard let what, let app = context?.assumingMemoryBound(to: AppSide.self) else { return }
          let result = error == 0 ? "worked" : String(cString: strerror(error))
          app.pointee.say("\(String(cString: what)): \(result)")
        }
      }
      _exit(0)
    }
  }
#endif
