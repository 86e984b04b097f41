import EventTrace
import Foundation

/// Which tab is shown, and what the tabs hear of it.
extension UITabBarController {
  /// Gives the bar its tabs; the selected one stays if it is among them, else the first is selected.
  func replaceTabs(with new: [UIViewController]?) {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    switching?.endNow()
    let old = tabControllers ?? []
    let place = selectedIndex
    for controller in old where !(new ?? []).contains(where: { $0 === controller }) {
      if let ownMore, controller.container === ownMore { ownMore.showList() }
      let stillChild = controller.container === self
      if stillChild { controller.tellWillMove(to: nil) }
      if controller === shown { hideShown() }
      if controller === selected { selected = nil }
      guard stillChild else { continue }
      release(controller)
      simulator.noteDeparture(
        of: controller, "was removed from \(simulator.name(of: self))")
      controller.tellDidMove(to: nil)
    }
    var kept: [UIViewController] = []
    for controller in new ?? [] where !kept.contains(where: { $0 === controller }) {
      let isMine =
        controller.container === self || ownMore.map { controller.container === $0 } ?? false
      guard isMine || canTakeIn(controller) else { continue }
      kept.append(controller)
      guard !isMine else { continue }
      if controller.container != nil { controller.leaveParent() }
      controller.tellWillMove(to: self)
      adopt(controller)
      controller.tellDidMove(to: self)
    }
    guard !simulator.isDead else { return }
    tabControllers = new.map { _ in kept }
    childControllers = kept.filter { $0.container === self }
    customizable = tabControllers
    if let ownMore, ownMore.container === self { childControllers.append(ownMore) }
    followMoreList()
    ownTabBar.show(controllersInBar.map { $0.tabBarItem })
    // Else the one in the same place is selected, else the first one (rule 739).
    if selected == nil, let next = controllersInBar[safe: place] ?? kept.first { select(next) }
    updateBar()
  }

  /// Selects the tab at that place; where there is none, nothing happens.
  func selectByCode(at index: Int) {
    guard let tabControllers, tabControllers.indices.contains(index) else {
      guard index != NSNotFound else { return }
      return Simulator.current.diagnose(
        "noSuchTab", noRule: "no source says what UIKit does", on: self,
        "There is no tab \(index): the places go from 0 to \((tabControllers?.count ?? 0) - 1); nothing was "
          + "selected.")
    }
    selectByCode(tabControllers[index])
  }

  /// A finger taps the tab at that place (rule 161).
  package func tapTab(at index: Int) {
    let simulator = Simulator.current!
    guard !simulator.isDead, let controller = controllersInBar[safe: index] else { return }
    let previous = selectedTabController.flatMap { tab(of: $0) }
    if let delegate, let tab = self.tab(of: controller) {
      let selects = simulator.tellOptional(
        "tabBarController(_:shouldSelectTab:)", of: delegate,
        [simulator.name(of: self), simulator.name(of: tab)]
      ) { delegate.tabBarController(self, shouldSelectTab: tab) }
      guard selects ?? true else { return }
    }
    if let delegate, !simulator.has(.tabDelegateHearsOfCode) {
      let selects = simulator.tellOptional(
        "tabBarController(_:shouldSelect:)", of: delegate,
        [simulator.name(of: self), simulator.name(of: controller)]
      ) {
        delegate.tabBarController(self, shouldSelect: controller)
      }
      guard selects ?? true else { return }
    }
    let item = controller.tabBarItemMade()
    simulator.tellOptional(
      "tabBar(_:didSelect:)", of: self, [simulator.name(of: ownTabBar), item.title ?? "nil"]
    ) { tabBar(ownTabBar, didSelect: item) }
    let isNew = controller !== selected
    if isNew {
      select(controller)
    } else {
      (controller as? UINavigationController)?.popToRootByTap()
    }
    if isNew || !simulator.has(.tabDelegateHearsOfCode) { tellDelegateDidSelect(controller) }
    guard let delegate, let tab = self.tab(of: controller) else { return }
    simulator.tellOptional(
      "tabBarController(_:didSelectTab:previousTab:)", of: delegate,
      [
        simulator.name(of: self), simulator.name(of: tab),
        previous.map { simulator.name(of: $0) } ?? "nil",
      ]
    ) { delegate.tabBarController(self, didSelectTab: tab, previousTab: previous) }
  }

  func selectByCode(_ controller: UIViewController) {
    if tabsInMoreList.contains(where: { $0 === controller }) {
      more.show(tab: controller, animated: false)
      more.selectedByCode = controller
      if selected !== more { select(more) }
      if Simulator.current.has(.tabDelegateHearsOfCode) { tellDelegateDidSelect(controller) }
      return
    }
    guard controller !== selected else { return }
    select(controller)
    if Simulator.current.has(.tabDelegateHearsOfCode) { tellDelegateDidSelect(controller) }
  }

  /// Rule 159: the new one will appear before the old one disappears; the new one appears last.
  private func select(_ controller: UIViewController) {
    let simulator = Simulator.current!
    switching?.endNow()
    selected = controller
    updateBar()
    guard appearance == .appeared || appearance == .appearing else {
      hideShown()
      return
    }
    simulator.updateStatusBar()
    let old = shown
    if let old, let actors = actors(from: old, to: controller) {
      return move(old, controller, actors)
    }
    _ = controller.loadViewForUIKit()
    controller.beginTransition(appearing: true, by: .container)
    old?.beginTransition(appearing: false, by: .container)
    // The old view goes before the new one is put in its place.
    old?.loadedView?.detach()
    let endsLate = simulator.has(.tabsEndTogether)
    if !endsLate, let old, old.appearance == .disappearing { old.endTransition() }
    shown = controller
    install(controller)
    simulator.pendingAppearances.append { [weak self, weak controller, weak old] in
      // With the arrival of the new one (rule 1079).
      if endsLate, let old, old !== self?.shown, old.appearance == .disappearing {
        old.endTransition()
      }
      guard let controller, self?.shown === controller, controller.appearance == .appearing else {
        return
      }
      controller.endTransition()
    }
  }

  func updateBar() {
    ownTabBar.select(selected?.tabBarItem)
    loadedView?.setNeedsLayout()
  }

  private func tellDelegateDidSelect(_ controller: UIViewController) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "tabBarController(_:didSelect:)", of: delegate,
      [simulator.name(of: self), simulator.name(of: controller)]
    ) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }
}

extension UINavigationController {
  /// A tap on the tab that is selected already brings its navigation controller back to the root.
  fileprivate func popToRootByTap() {
    guard appearance == .appeared else { return }
    changeWhenPossible { navigation, _ in _ = navigation.pop(to: 0, animated: true) }
  }
}
