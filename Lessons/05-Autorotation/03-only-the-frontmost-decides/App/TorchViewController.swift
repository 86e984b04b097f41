import UIKit

class TorchViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // Whoever waves a torch does not want to see the screen turn.
  override var shouldAutorotate: Bool { false }
}
