import UIKit

class GreetingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Greeting"
    }
}
