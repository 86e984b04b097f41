import UIKit

class VeilViewController: UIViewController {}
