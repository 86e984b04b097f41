import UIKit

class PlaceViewController: ScreenViewController {
  private let place: String
  private weak var note: UITextField?
  private weak var likes: UILabel?

  init(place: String, guide: Guide) {
    self.place = place
    super.init(guide: guide)
  }

  required init?(coder: NSCoder) {
    fatalError("A screen is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note = addNoteField("note", at: 105)
    note?.addTarget(self, action: #selector(noteChanged), for: .editingChanged)
    addButton("Like", at: 145, action: #selector(like))
    addButton("Next", at: 190, action: #selector(showNext))
    addPicture(guide.picture(of: place), "picture", at: 235)
    likes = addLabel("", at: 280)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The same place may have been open above this screen meanwhile.
    note?.text = guide.notes[place]
    showLikes()
  }

  @objc func noteChanged() {
    guide.notes[place] = note?.text
  }

  @objc func like() {
    guide.likes[place, default: 0] += 1
    showLikes()
  }

  @objc func showNext() {
    let places = Places.all
    let index = places.firstIndex(of: place) ?? 0
    let next = PlaceViewController(place: places[(index + 1) % places.count], guide: guide)
    navigationController?.pushViewController(next, animated: true)
  }

  private func showLikes() {
    likes?.text = "Likes: \(guide.likes[place, default: 0])"
  }
}
