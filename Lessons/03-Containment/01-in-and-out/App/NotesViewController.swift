import UIKit

class NotesViewController: UIViewController {}
