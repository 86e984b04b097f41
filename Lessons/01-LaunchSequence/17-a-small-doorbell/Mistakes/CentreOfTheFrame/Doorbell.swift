import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = launchOptions?[.url] as? URL
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = DoorViewController(visitor: url?.host ?? "Nobody")
    window?.makeKeyAndVisible()
    return true
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
    words.sizeToFit()
    view.backgroundColor = .white
    view.addSubview(words)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    words.center = view.center
  }
}
