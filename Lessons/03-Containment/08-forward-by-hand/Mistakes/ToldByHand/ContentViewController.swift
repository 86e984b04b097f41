import UIKit

class ContentViewController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
