/// How many students reached how much, as bars of ten percent each.
struct DistributionPlot {
  /// Counts from 0…<10 % to 90…100 %.
  let counts: [Int]
  let median: Double?

  /// - Parameter shares: Each student's part of what can be reached, from 0 to 1.
  init(shares: [Double]) {
    var counts = Array(repeating: 0, count: 10)
    for share in shares { counts[min(9, max(0, Int(share * 10)))] += 1 }
    self.counts = counts
    let sorted = shares.sorted()
    let middle = sorted.count / 2
    median =
      sorted.isEmpty
      ? nil : sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// The counts in words, for who does not see the picture.
  var description: String {
    let bars = counts.enumerated().map { place, count in
      "\(place * 10) to \(place * 10 + 10) percent: \(count)"
    }
    return "Students by score. " + bars.joined(separator: ", ") + "."
  }

  var markup: Markup {
    let highest = max(1, counts.max() ?? 1)
    let bars: [Markup] = counts.enumerated().map { place, count in
      let height = count == 0 ? 0 : max(2, count * 150 / highest)
      let x = 10 + place * 58
      let number: Markup? =
        count == 0
        ? nil
        : "<text class=\"count\" x=\"\(x + 25)\" y=\"\(172 - height)\" text-anchor=\"middle\">\(count)</text>\n"
      return
        "<rect x=\"\(x)\" y=\"\(180 - height)\" width=\"50\" height=\"\(height)\" rx=\"2\"/>\n\(number)"
    }
    let ticks: [Markup] = stride(from: 0, through: 100, by: 20).map { percent in
      """
      <text class="faint" x="\(6 + percent * 58 / 10)" y="202" text-anchor="\
      \(percent == 0 ? "start" : percent == 100 ? "end" : "middle")">\(percent) %</text>

      """
    }
    let middle: Markup? = median.map { median in
      let x = 6 + Int(median * 580)
      return "<line class=\"middle\" x1=\"\(x)\" x2=\"\(x)\" y1=\"8\" y2=\"180\"/>\n"
    }
    return """
      <svg class="plot" role="img" aria-label="\(description)" viewBox="0 0 592 210">
      <line x1="6" x2="586" y1="180.5" y2="180.5"/>
      \(middle)\(bars)\(ticks)</svg>

      """
  }
}
