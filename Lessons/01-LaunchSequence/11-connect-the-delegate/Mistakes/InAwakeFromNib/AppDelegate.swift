import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?
  @IBOutlet var clock: ClockViewController?

  override func awakeFromNib() {
    super.awakeFromNib()
    UIApplication.shared.delegate = self
    window = UIApplication.shared.windows.first
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    if let clock { window?.addSubview(clock.view) }
    window?.makeKeyAndVisible()
  }
}
