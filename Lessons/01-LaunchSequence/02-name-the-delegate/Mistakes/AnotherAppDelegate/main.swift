import UIKit

enum Start {
  class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
      label.text = "Hello, whoever you are"
      let greeting = UIViewController()
      greeting.view.addSubview(label)
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = greeting
      window?.makeKeyAndVisible()
      return true
    }
  }
}

UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Start.AppDelegate.self))
