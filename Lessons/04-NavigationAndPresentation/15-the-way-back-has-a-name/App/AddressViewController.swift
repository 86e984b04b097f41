import UIKit

class AddressViewController: UIViewController {
}
