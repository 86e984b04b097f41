import UIKit

class PicturesViewController: UIViewController {
  let thumbnailCache = ThumbnailCache()
  let photoCache = PhotoCache()
  let counts = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(count), for: .touchUpInside)
    view.addSubview(button)
    view.addSubview(counts)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
  }

  @objc func count() {
    counts.text = "\(thumbnailCache.thumbnails.count) thumbnails, \(photoCache.photos.count) photos"
  }
}
