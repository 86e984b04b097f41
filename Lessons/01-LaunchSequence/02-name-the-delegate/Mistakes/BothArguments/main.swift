import UIKit

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(AppDelegate.self),
  NSStringFromClass(AppDelegate.self))
