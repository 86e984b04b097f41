import UIKit

class ContentViewController: UIViewController {}
