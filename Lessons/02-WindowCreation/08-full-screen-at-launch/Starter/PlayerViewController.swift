import UIKit

class PlayerViewController: UIViewController {
  let song = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
  let play = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    song.text = "The giraffe sleeps"
    view.addSubview(song)
    play.setTitle("Play", for: .normal)
    play.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    view.addSubview(play)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    play.frame = CGRect(x: 20, y: view.bounds.maxY - 64, width: 200, height: 44)
  }

  @objc func playTapped() {
    song.text = "Playing"
  }
}
