import UIKit

/// A photo, with its comments in a panel or in front of it.
class PhotoViewController: UIViewController {
  private enum Place { case nowhere, panel, screen }

  private let photo: Photo
  private var notes: CommentsViewController!
  private var place = Place.nowhere

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used.")
  }

  override func loadView() {
    view = PhotoView(photo, target: self, action: #selector(notesTapped))
  }

  @objc func notesTapped() {
    switch place {
    case .nowhere:
      notes = CommentsViewController(photo: photo)
      notes.modalPresentationStyle = .fullScreen
      notes.strip.whenTapped = { [unowned self] in stripTapped() }
      enterPanel()
    case .panel:
      leavePanel()
      notes = nil
      place = .nowhere
    case .screen: break
    }
  }

  private func stripTapped() {
    if place == .panel {
      leavePanel()
      place = .screen
      notes.strip.text = "Done"
      present(notes, animated: false)
    } else if place == .screen {
      notes.dismiss(animated: false, completion: enterPanel)
    }
  }

  private func enterPanel() {
    place = .panel
    notes.strip.text = "Enlarge"
    addChild(notes)
    view.addSubview(notes.view)
    view.setNeedsLayout()
    notes.didMove(toParent: self)
  }

  private func leavePanel() {
    notes.willMove(toParent: nil)
    notes.view.removeFromSuperview()
    notes.removeFromParent()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard place == .panel else { return }
    var bars: CGFloat = 0
    if #available(iOS 7, *) { bars = bottomLayoutGuide.length }
    let corner = CGPoint(x: view.bounds.maxX - 20, y: view.bounds.maxY - bars - 20)
    notes.view.frame = CGRect(x: corner.x - 240, y: corner.y - 200, width: 240, height: 200)
  }
}
