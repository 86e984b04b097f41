import Foundation

/// The views above and below sections, which stay in sight while their section does (rules 403 to 405).
extension UITableView {
  /// How high a header or footer is, and whether its view may change that.
  typealias Length = (height: CGFloat, isSized: Bool)

  // MARK: How high

  func headerLength(_ section: Int) -> Length {
    let answer = ownAnswer(
      tableDelegate, "tableView(_:heightForHeaderInSection:)", ["\(section)"],
      describe: { "\(Double($0))" }
    ) { $0.tableView(self, heightForHeaderInSection: section) }
    let said = answer ?? sectionHeaderHeight
    let title = headerTitle(section)
    if answer == nil, let height = headerOfGroup(section, atLeast: said, hasTitle: title != nil) {
      return (height, false)
    }
    // A grouped table takes zero for no answer.
    if said != Self.automaticDimension, said != 0 || style == .plain {
      // A height that the table has for all of them makes none.
      let isForAll = style == .plain && said == sectionHeaderHeight
      let needsView = isForAll || Simulator.current.has(.headersWithoutViewsVanish)
      return (
        needsView && title == nil && headerView(of: section) == nil ? 0 : max(0, said), false
      )
    }
    if title != nil { return (titledHeaderHeight(section), false) }
    let estimate =
      asked(
        tableDelegate, "tableView(_:estimatedHeightForHeaderInSection:)", ["\(section)"],
        describe: { "\(Double($0))" }
      ) { $0.tableView(self, estimatedHeightForHeaderInSection: section) }
      ?? ownEstimatedSectionHeaderHeight
    guard estimates(estimate), headerView(of: section) != nil else {
      return (style == .plain ? 0 : emptyHeaderHeight(section), false)
    }
    return (estimate > 0 ? estimate : titledHeaderHeight(section), true)
  }

  func footerLength(_ section: Int) -> Length {
    let answer = ownAnswer(
      tableDelegate, "tableView(_:heightForFooterInSection:)", ["\(section)"],
      describe: { "\(Double($0))" }
    ) { $0.tableView(self, heightForFooterInSection: section) }
    let said = answer ?? sectionFooterHeight
    let title = footerTitle(section)
    // A title has its room (rule 1026).
    if answer == nil, isTall, style != .plain, said > 0, let title {
      return (max(said, titledFooterHeight(title)), false)
    }
    if said != Self.automaticDimension, said != 0 || style == .plain {
      // A height that the table has for all of them makes none.
      let isForAll = style == .plain && said == sectionFooterHeight
      let needsView = isForAll || Simulator.current.has(.headersWithoutViewsVanish)
      return (
        needsView && title == nil && footerView(of: section) == nil ? 0 : max(0, said), false
      )
    }
    if let title { return (titledFooterHeight(title), false) }
    let estimate =
      asked(
        tableDelegate, "tableView(_:estimatedHeightForFooterInSection:)", ["\(section)"],
        describe: { "\(Double($0))" }
      ) { $0.tableView(self, estimatedHeightForFooterInSection: section) }
      ?? ownEstimatedSectionFooterHeight
    guard estimates(estimate), footerView(of: section) != nil else {
      return (style == .plain ? 0 : emptyFooterHeight, false)
    }
    return (estimate > 0 ? estimate : titledFooterHeight(nil), true)
  }

  /// A header of a table in groups, of which the table says one height for all, as files of Interface Builder
  /// do: 18 points (rule 1026); nil where that height counts.
  private func headerOfGroup(
    _ section: Int, atLeast height: CGFloat, hasTitle: Bool
  ) -> CGFloat? {
    guard isTall, style != .plain, height > 0 else { return nil }
    if hasTitle { return max(height, titledHeaderHeight(section)) }
    // Above the first section there was more room up to iOS 12.
    let isOfFile = height == Self.heightInFiles && deviceNumber < 13
    guard isFirst(section), isOfFile, headerView(of: section) == nil else { return nil }
    return emptyHeaderHeight(section)
  }

  /// What Interface Builder writes for the headers and footers of each table in groups.
  private static let heightInFiles: CGFloat = 18

  /// Whether headers or footers with that estimate are as high as their content (rule 404).
  private func estimates(_ estimate: CGFloat) -> Bool {
    let simulator = Simulator.current!
    return estimate > 0 && simulator.has(.cellsSizeThemselves)
      || estimate == Self.automaticDimension && simulator.has(.tablesEstimateByThemselves)
  }

  private var isTall: Bool { Simulator.current.has(.headersAreTall) }

  private func titledHeaderHeight(_ section: Int) -> CGFloat {
    if style == .plain { return isTall ? 28 : 22 }
    guard isTall else { return isFirst(section) ? 46 : 36 }
    // Lower from iOS 13 on (rules 1026 and 1133).
    let isLower = deviceNumber >= 13 && deviceNumber < 26
    guard isFirst(section) else { return isLower ? 32 : 38 }
    return isLower ? 49.5 : 55.5
  }

  private func emptyHeaderHeight(_ section: Int) -> CGFloat {
    isTall ? (isFirst(section) ? 35 : 17.5) : 10
  }

  private func titledFooterHeight(_ title: String?) -> CGFloat {
    if style == .plain { return isTall ? 28 : 22 }
    return isTall ? 30 + heightOfMoreLines(in: title) : 26
  }

  /// What a title in a group takes beyond its first line, which it does not leave cut off (rule 1459).
  private func heightOfMoreLines(in title: String?) -> CGFloat {
    guard let title, drawnBounds.width.isFinite, drawnBounds.width > 0 else { return 0 }
    let sides = sidesNotSafe
    let side = 16 + max(insetOfRows, sides.left, sides.right)
    let width = max(1, drawnBounds.width - 2 * side)
    let layout = TextLayout(title, font: Self.fontOfTitles, in: TextLayout.Room(width: width))
    guard layout.lines.count > 1, let first = layout.lines.first else { return 0 }
    return (layout.size.height - first.fragment.height).rounded(.up)
  }

  private static var fontOfTitles: UIFont { .systemFont(ofSize: 13) }

  private var emptyFooterHeight: CGFloat { isTall ? 17.5 : 10 }

  private func isFirst(_ section: Int) -> Bool { section == 0 && tableHeaderView == nil }

  /// The room above each header of a plain table (rule 405).
  var paddingOfHeaders: CGFloat {
    guard style == .plain, Simulator.current.has(.headersArePadded) else { return 0 }
    return ownSectionHeaderTopPadding == Self.automaticDimension
      ? 22 : max(0, ownSectionHeaderTopPadding)
  }

  // MARK: Which views

  private func headerTitle(_ section: Int) -> String? {
    asked(
      dataSource, "tableView(_:titleForHeaderInSection:)", ["\(section)"],
      describe: { $0 ?? "nil" }
    ) { $0.tableView(self, titleForHeaderInSection: section) } ?? nil
  }

  private func footerTitle(_ section: Int) -> String? {
    asked(
      dataSource, "tableView(_:titleForFooterInSection:)", ["\(section)"],
      describe: { $0 ?? "nil" }
    ) { $0.tableView(self, titleForFooterInSection: section) } ?? nil
  }

  private func headerView(of section: Int) -> UIView? {
    if let known = shownHeaders[section] { return known }
    let view =
      viewOfDelegate("tableView(_:viewForHeaderInSection:)", section) {
        $0.tableView(self, viewForHeaderInSection: section)
      } ?? headerTitle(section).map { titledView(writesHeadersLarge ? $0.uppercased() : $0) }
    shownHeaders[section] = view
    return view
  }

  private func footerView(of section: Int) -> UIView? {
    if let known = shownFooters[section] { return known }
    let view =
      viewOfDelegate("tableView(_:viewForFooterInSection:)", section) {
        $0.tableView(self, viewForFooterInSection: section)
      } ?? footerTitle(section).map { titledView($0) }
    shownFooters[section] = view
    return view
  }

  /// Whether titles of headers are written in capitals (rule 1006).
  private var writesHeadersLarge: Bool {
    style != .plain && deviceNumber >= 7 && deviceNumber < 26
  }

  /// What shows a title; small in groups from iOS 7 on.
  private func titledView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(title: title)
    if style != .plain, deviceNumber >= 7 {
      view.textLabel?.font = Self.fontOfTitles
      view.textLabel?.numberOfLines = 0
    }
    return view
  }

  private func viewOfDelegate(
    _ name: String, _ section: Int, _ call: (any UITableViewDelegate) -> UIView?
  ) -> UIView? {
    asked(
      tableDelegate, name, ["\(section)"],
      describe: { $0.map { Simulator.current.name(of: $0) } ?? "nil" }, call) ?? nil
  }

  // MARK: Where

  /// Where the header is just now: at the upper end of what can be seen, as long as its section is there.
  private func floatingHeader(_ section: Section) -> CGRect {
    var frame = section.header
    guard style == .plain, frame.height > 0 else { return frame }
    let top = drawnBoundsOrigin.y + insetsOfContent.top
    frame.origin.y = max(frame.minY, min(top, section.footer.minY - frame.height))
    return frame
  }

  /// Where the footer is just now: at the lower end of what can be seen, as long as its section is there.
  private func floatingFooter(_ section: Section) -> CGRect {
    var frame = section.footer
    guard style == .plain, frame.height > 0 else { return frame }
    let bottom = drawnBounds.maxY - insetsOfContent.bottom
    frame.origin.y = min(frame.minY, max(bottom - frame.height, section.header.maxY))
    return frame
  }

  /// Headers and footers go where their sections are after an update; those of the others go (rule 841).
  func keepHeaders(_ kept: KeptRows) {
    for section in shownHeaders.keys.sorted() where kept[section: section] == nil {
      hideHeader(of: section)
    }
    for section in shownFooters.keys.sorted() where kept[section: section] == nil {
      hideFooter(of: section)
    }
    let moved = { (old: [Int: UIView]) in
      old.reduce(into: [Int: UIView]()) { new, entry in
        if let section = kept[section: entry.key] { new[section] = entry.value }
      }
    }
    (shownHeaders, shownFooters) = (moved(shownHeaders), moved(shownFooters))
  }

  /// Shows the headers and footers that can be seen, and lets the others go.
  func layOutHeaders() {
    for index in sections?.indices ?? 0..<0 {
      guard let section = sections?[safe: index], !Simulator.current.isDead else { return }
      if isSeen(floatingHeader(section)) { showHeader(of: index) } else { hideHeader(of: index) }
      guard let section = sections?[safe: index] else { return }
      if isSeen(floatingFooter(section)) { showFooter(of: index) } else { hideFooter(of: index) }
    }
  }

  private func isSeen(_ frame: CGRect) -> Bool { frame.height > 0 && frame.overlaps(drawnBounds) }

  private func showHeader(of index: Int) {
    guard let view = headerView(of: index), let section = sections?[safe: index] else { return }
    if section.sizesHeader, let height = fittingHeight(of: view, section.header.width) {
      let difference = height - section.header.height
      sections?[index].header.size.height = height
      sections?[index].move(below: -1, by: difference)
      moveSections(after: index, by: difference)
    }
    sections?[index].sizesHeader = false
    if view.drawnSuperview !== self {
      if let section = sections?[safe: index] { view.place(floatingHeader(section)) }
      tellOfSection("tableView(_:willDisplayHeaderView:forSection:)", view, index) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: index)
      }
      insert(view, at: drawnSubviews.count)
    }
    if let section = sections?[safe: index] { view.place(floatingHeader(section)) }
  }

  private func showFooter(of index: Int) {
    guard let view = footerView(of: index), let section = sections?[safe: index] else { return }
    if section.sizesFooter, let height = fittingHeight(of: view, section.footer.width) {
      sections?[index].footer.size.height = height
      moveSections(after: index, by: height - section.footer.height)
    }
    sections?[index].sizesFooter = false
    if view.drawnSuperview !== self {
      if let section = sections?[safe: index] { view.place(floatingFooter(section)) }
      tellOfSection("tableView(_:willDisplayFooterView:forSection:)", view, index) {
        $0.tableView(self, willDisplayFooterView: view, forSection: index)
      }
      insert(view, at: drawnSubviews.count)
    }
    if let section = sections?[safe: index] { view.place(floatingFooter(section)) }
  }

  /// A header or footer whose content is bound by constraints is as high as they say.
  private func fittingHeight(of view: UIView, _ width: CGFloat) -> CGFloat? {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard content.drawnSubviews.contains(where: \.isPlacedByConstraints) else { return nil }
    view.place(CGRect(x: 0, y: 0, width: width, height: view.drawnFrame.height))
    view.layOutToMeasure(content)
    let height = content.sizeByConstraints(
      CGSize(width: width, height: 0), .required, .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  func hideHeader(of section: Int) {
    guard let view = shownHeaders[section], view.drawnSuperview === self else { return }
    shownHeaders[section] = nil
    view.detach()
    tellOfSection("tableView(_:didEndDisplayingHeaderView:forSection:)", view, section) {
      $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    keepForReuse(view)
  }

  func hideFooter(of section: Int) {
    guard let view = shownFooters[section], view.drawnSuperview === self else { return }
    shownFooters[section] = nil
    view.detach()
    tellOfSection("tableView(_:didEndDisplayingFooterView:forSection:)", view, section) {
      $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    keepForReuse(view)
  }

  private func keepForReuse(_ view: UIView) {
    guard let header = view as? UITableViewHeaderFooterView, let name = header.reuseIdentifier
    else { return }
    reusableHeaders[name, default: []].append(header)
  }

  /// Tells the delegate of a header or footer; iOS 6.0 and later.
  private func tellOfSection(
    _ name: String, _ view: UIView, _ section: Int, _ call: (any UITableViewDelegate) -> Void
  ) {
    let simulator = Simulator.current!
    guard simulator.has(.tablesTellWhatIsShown) else { return }
    simulator.tell(tableDelegate, name, [simulator.name(of: view), "\(section)"], call)
  }
}
