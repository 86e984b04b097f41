import UIKit

let application = NSStringFromClass(UIApplication.self)
let delegate = String(reflecting: AppDelegate.self)
_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, application, delegate)
