import UIKit

class BoardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Draw on the board", at: 40, action: #selector(drawOnTheBoard))
    addButton("Draw on everything", at: 90, action: #selector(drawOnEverything))
  }

  @objc func drawOnTheBoard() {
    definesPresentationContext = true
    draw()
  }

  @objc func drawOnEverything() {
    definesPresentationContext = false
    draw()
  }

  private func draw() {
    let drawing = DrawingViewController()
    drawing.modalPresentationStyle = .currentContext
    present(drawing, animated: false) {
      let presenter = drawing.presentingViewController
      print("Presented by", presenter.map { "\(type(of: $0))" } ?? "nobody")
      print("The drawing's view:", drawing.view.frame.height, "points high")
    }
  }
}
