import UIKit

class MapViewController: UIViewController {
  private var zoom = 1
  private var zoomLabel: UILabel?
  private var parts: [UIImageView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<4 { addPart(index, showing: nil) }
    parts = view.subviews.compactMap { $0 as? UIImageView }
    zoomLabel = addLabel("Zoom \(zoom)")
    addButton("Closer", at: 70, action: #selector(zoomIn))
    addButton("Legend", at: 120, action: #selector(showLegend))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for (index, part) in parts.enumerated() where part.image == nil {
      part.image = Tile.draw(index + 1)
    }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for part in parts { part.image = nil }
  }

  // Called up to iOS 5.
  override func viewDidUnload() {
    super.viewDidUnload()
    parts = []
    zoomLabel = nil
  }

  @objc func zoomIn() {
    zoom += 1
    zoomLabel?.text = "Zoom \(zoom)"
  }

  @objc func showLegend() {
    navigationController?.pushViewController(LegendViewController(), animated: true)
  }
}
