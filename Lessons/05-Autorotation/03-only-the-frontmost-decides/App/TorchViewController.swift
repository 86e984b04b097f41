import UIKit

class TorchViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // A user who waves a torch does not want the screen to turn.
  override var shouldAutorotate: Bool { false }
}
