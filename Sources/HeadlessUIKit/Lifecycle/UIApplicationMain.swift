/// Makes the application object and its delegate, launches the app and runs it (rules 1 and 2).
///
/// - Parameters:
///   - principalClassName: the class of the application object; nil for the one that
///     `NSPrincipalClass` in Info.plist names, or `UIApplication`.
///   - delegateClassName: the class of the delegate, made with plain `init()`; nil when the delegate
///     comes out of the main nib.
/// - Returns: never; the result type is there for the classic spelling.
@discardableResult
public nonisolated func UIApplicationMain(
  _ argc: Int32, _ argv: CommandLine.Arguments, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  // The lines of a main.swift belong to no actor in Swift 5, and run on the main thread.
  MainActor.assumeIsolated {
    let simulator = Simulator.current!
    simulator.launch(principalClassName: principalClassName, delegateClassName: delegateClassName)
    simulator.hooks.runLoop()
  }
}

/// The arguments that a process was started with: on iOS those of whoever tests the app.
///
/// UIKit declares its own, so that the classic call of `UIApplicationMain` compiles also where
/// unsafe pointers are refused.
public nonisolated enum CommandLine {
  /// How many arguments there are.
  public static var argc: Int32 { 1 }
  /// What `UIApplicationMain` is given.
  public static var unsafeArgv: Arguments { Arguments() }
  /// The arguments: the app's name, and what a test gave it.
  public static var arguments: [String] { _courseArguments }

  /// What stands for C's `argv`.
  public struct Arguments: Sendable {}
}

extension UIApplicationDelegate {
  /// What `@main` on a delegate starts: `UIApplicationMain` with this class.
  public static func main() {
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self))
  }
}
