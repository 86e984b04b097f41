import UIKit

class NotesViewController: UIViewController {
  // Notes can be read every way. What the app allows on which device Info.plist says.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}
