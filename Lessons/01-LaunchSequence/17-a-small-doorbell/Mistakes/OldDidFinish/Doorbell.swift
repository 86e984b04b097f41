import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DoorViewController(visitor: "Nobody")
    window?.makeKeyAndVisible()
  }
}

class DoorViewController: UIViewController {
  let words = UILabel()

  init(visitor: String) {
    super.init(nibName: nil, bundle: nil)
    words.text = "\(visitor) is at the door"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    words.sizeToFit()
    view.addSubview(words)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    words.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
