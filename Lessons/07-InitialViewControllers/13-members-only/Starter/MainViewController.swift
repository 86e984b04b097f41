import UIKit

class MainViewController: UIViewController {
  // The app begins here.
}
