import UIKit

class MuseumViewController: UIViewController {}
