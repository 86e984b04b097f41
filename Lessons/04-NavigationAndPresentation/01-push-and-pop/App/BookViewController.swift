import UIKit

class BookViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Book"
    print("The book is open.")
  }

  deinit { print("Nothing holds the book any more.") }
}
