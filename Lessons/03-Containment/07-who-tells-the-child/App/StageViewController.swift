import UIKit

class StageViewController: UIViewController {}
