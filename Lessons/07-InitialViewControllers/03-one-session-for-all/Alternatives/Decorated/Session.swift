import UIKit

/// Who is logged in.
class Session {
  static let shared = Session()

  var name: String?
}

extension UIViewController {
  /// Lays a sheet of paper and a thin line under everything else.
  func addPaper() {
    let paper = UIView(frame: view.bounds)
    paper.backgroundColor = .white
    paper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let line = UIView(frame: CGRect(x: 20, y: 84, width: 280, height: 1))
    line.backgroundColor = .lightGray
    view.insertSubview(paper, at: 0)
    view.insertSubview(line, aboveSubview: paper)
  }
}
