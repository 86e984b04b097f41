import UIKit

class MapViewController: UIViewController {
  private var zoom = 1
  private weak var zoomLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0...3 {
      addPart(index, showing: Tile.draw(index + 1))
    }
    zoomLabel = addLabel("Zoom \(zoom)")
    addButton("Closer", at: 70, action: #selector(zoomIn))
    addButton("Legend", at: 120, action: #selector(showLegend))
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil { view = nil }
  }

  @objc func zoomIn() {
    zoom += 1
    zoomLabel?.text = "Zoom \(zoom)"
  }

  @objc func showLegend() {
    navigationController?.pushViewController(LegendViewController(), animated: true)
  }
}
