import UIKit

class AppDelegate: NSObject, UIApplicationDelegate {
  @IBOutlet var mainWindow: UIWindow?
  @IBOutlet var clock: ClockViewController?

  override func awakeFromNib() {
    super.awakeFromNib()
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    if let clock { mainWindow?.addSubview(clock.view) }
    mainWindow?.makeKeyAndVisible()
  }
}
