import UIKit

class RadioViewController: UIViewController {}
