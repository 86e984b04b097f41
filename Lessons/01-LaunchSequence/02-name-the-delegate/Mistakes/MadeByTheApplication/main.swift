import UIKit

class GreetingApplication: UIApplication {
  let made = AppDelegate()

  override init() {
    super.init()
    delegate = made
  }
}

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(GreetingApplication.self), nil)
