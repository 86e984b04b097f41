import UIKit

class NotesViewController: UIViewController {
  // Notes can be read in every orientation. Info.plist says what the app allows on which device.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
