import UIKit

class MapViewController: UIViewController {
  private var tiles: [UIImage] = []
  private var zoom = 1
  private var zoomLabel: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    tiles = (1...4).compactMap { Tile.draw($0) }
    for (index, tile) in tiles.enumerated() {
      addPart(index, showing: tile)
    }
    zoomLabel = addLabel("Zoom \(zoom)")
    addButton("Closer", at: 70, action: #selector(zoomIn))
    addButton("Legend", at: 120, action: #selector(showLegend))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    zoomLabel?.text = "Zoom \(zoom)"
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard isViewLoaded, view.window == nil else { return }
    view = nil
    tiles = []
    zoomLabel = nil
  }

  // Called up to iOS 5.
  override func viewDidUnload() {
    super.viewDidUnload()
    tiles = []
    zoomLabel = nil
  }

  @objc func zoomIn() {
    zoom += 1
    viewWillAppear(false)
  }

  @objc func showLegend() {
    let legend = LegendViewController()
    navigationController?.pushViewController(legend, animated: true)
  }
}
