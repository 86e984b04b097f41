import UIKit

/// Contains a board, which takes the lower half of its view.
class RoomViewController: UIViewController {
  let board = BoardViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(board)
    let half = view.bounds.height / 2
    board.view.frame = CGRect(x: 0, y: half, width: view.bounds.width, height: half)
    view.addSubview(board.view)
    board.didMove(toParent: self)
  }
}
