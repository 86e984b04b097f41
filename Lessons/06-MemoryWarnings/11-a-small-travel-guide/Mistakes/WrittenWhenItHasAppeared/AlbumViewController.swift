import UIKit

class AlbumViewController: ScreenViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for part in view.subviews { part.removeFromSuperview() }
    let liked = Places.all.filter { guide.likes[$0] != nil }
    for (index, place) in liked.enumerated() {
      let top = 105 + 75 * CGFloat(index)
      addLabel("\(place): \(guide.likes[place, default: 0])", at: top)
      addPicture(guide.picture(of: place), "picture of \(place)", at: top + 30)
    }
  }
}
