/// A whole page that needs nothing but itself: no script, no font, no picture from elsewhere.
struct Page {
  var title: String
  var content: Markup
  /// Whether the page may have two columns on a large screen.
  var isBroad = false

  var text: String {
    let main: Markup = isBroad ? "<main class=\"broad\">" : "<main>"
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="robots" content="noindex">
      <title>\(title.onOneLine)</title>
      <link rel="icon" href="data:,">
      <style>
      \(Stylesheet.text)</style>
      </head>
      <body>
      \(main)
      \(content)</main>
      </body>
      </html>

      """
    return page.text
  }
}

extension Markup {
  /// A table that scrolls by itself where the page is narrower.
  static func table(caption: Markup, head: [Markup], rows: [Markup], label: String) -> Markup {
    """
    <div class="wide" tabindex="0" role="region" aria-label="\(label)">
    <table>
    <caption>\(caption)</caption>
    <thead><tr>\(head)</tr></thead>
    <tbody>
    \(rows)</tbody>
    </table>
    </div>

    """
  }

  /// The head of a column.
  static func column(_ title: String, isNumber: Bool = false) -> Markup {
    isNumber ? "<th scope=\"col\" class=\"n\">\(title)</th>" : "<th scope=\"col\">\(title)</th>"
  }
}
