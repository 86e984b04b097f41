import UIKit

class NewsViewController: UIViewController {}
