/// A picture that can be a part of a larger one, or of a page.
protocol PagePicture {
  var width: Int { get }
  var height: Int { get }

  /// The picture's parts with its upper left corner at a place of a larger one.
  func parts(x: Int, y: Int) -> Markup
}

extension PagePicture {
  /// The picture inside of a page.
  ///
  /// - Parameter label: What it shows, for who does not see it.
  func inPage(label: String) -> Markup {
    """
    <div class="wide" tabindex="0" role="region" aria-label="\(label)">
    <svg class="pic" role="img" aria-label="\(label)" width="\(width)" height="\(height)" \
    viewBox="0 0 \(width) \(height)">
    \(parts(x: 0, y: 0))</svg>
    </div>

    """
  }
}
