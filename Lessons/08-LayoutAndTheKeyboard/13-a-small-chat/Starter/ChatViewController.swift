import UIKit

class ChatViewController: UIViewController {
  // The chat begins here.
}
