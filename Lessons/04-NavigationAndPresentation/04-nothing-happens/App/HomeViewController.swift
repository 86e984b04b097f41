import UIKit

class HomeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("News and weather", at: 40, action: #selector(showBoth))
    print("Is the view in a window?", view.window != nil)
    present(WelcomeViewController(), animated: true) { print("The user is welcome.") }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("Is the view in a window now?", view.window != nil)
  }

  @objc func showBoth() {
    present(NewsViewController(), animated: true) { print("The news is there.") }
    present(WeatherViewController(), animated: true) { print("The weather is there.") }
  }
}
