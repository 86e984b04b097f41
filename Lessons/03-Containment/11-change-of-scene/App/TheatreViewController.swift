import UIKit

class TheatreViewController: UIViewController {
  let forest = ForestViewController()
  let castle = CastleViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("To the castle", #selector(goToTheCastle)), ("To a stranger", #selector(goToAStranger)))

    addChild(forest)
    forest.view.frame = stageFrame
    view.addSubview(forest.view)
    forest.didMove(toParent: self)
  }

  @objc func goToTheCastle() {
    forest.willMove(toParent: nil)
    addChild(castle)
    castle.view.frame = stageFrame
    transition(
      from: forest, to: castle, duration: 0.5, options: .transitionCrossDissolve, animations: nil
    ) { _ in
      self.forest.removeFromParent()
      self.castle.didMove(toParent: self)
    }
  }

  @objc func goToAStranger() {
    transition(
      from: forest, to: StrangerViewController(), duration: 0.5, options: [], animations: nil)
  }

  private var stageFrame: CGRect {
    CGRect(x: 0, y: 150, width: view.bounds.width, height: view.bounds.height - 150)
  }
}

class ForestViewController: UIViewController {}

class CastleViewController: UIViewController {}

class StrangerViewController: UIViewController {}
