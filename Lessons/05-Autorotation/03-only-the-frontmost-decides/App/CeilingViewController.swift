import UIKit

class CeilingViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitUpsideDown }
}
