import UIKit

/// A line at the upper or lower end of the page, 30 points high.
func makeBar(_ text: String) -> UILabel {
  let bar = UILabel()
  bar.text = text
  bar.backgroundColor = .lightGray
  return bar
}
