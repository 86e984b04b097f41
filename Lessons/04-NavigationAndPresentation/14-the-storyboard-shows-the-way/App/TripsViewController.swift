import UIKit

class TripsViewController: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return title(of: sender) != "Atlantis"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showCity", let next = segue.destination as? CityViewController {
      next.city = title(of: sender)
      print("The label is there: \(next.label != nil)")
    }
  }

  /// The title of the button that was tapped.
  private func title(of sender: Any?) -> String {
    return (sender as? UIButton)?.title(for: .normal) ?? ""
  }
}
