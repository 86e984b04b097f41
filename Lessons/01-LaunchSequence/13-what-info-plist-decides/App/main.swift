import UIKit

// The launch argument `-isPlain YES` gives the third argument a class; otherwise it is nil.
let plain =
  UserDefaults.standard.bool(forKey: "isPlain") ? NSStringFromClass(UIApplication.self) : nil

UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, plain, nil)
