import UIKit

class FormViewController: UIViewController {}
