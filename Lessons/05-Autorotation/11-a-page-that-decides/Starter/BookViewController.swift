import UIKit

class BookViewController: UIViewController {}
