import UIKit

let clockDelegate = AppDelegate()

class ClockApplication: UIApplication {
  override init() {
    super.init()
    delegate = clockDelegate
  }
}

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(ClockApplication.self), nil)
