import Foundation

/// Stands for an object that a file connects as a delegate or data source though its class does not declare
/// the protocol.
///
/// Objective-C looks at no protocol when it connects, a property of Swift's does. On a device UIKit finds only
/// those methods of the object that are marked `@objc`; where one that it must have is missing, the app ends.
final class UndeclaredDelegate: NSObject {
  private(set) weak var object: NSObject?

  init(_ object: NSObject) { self.object = object }

  /// Calls a method that the object must have.
  private func send(_ selector: Selector, _ first: Any?, _ second: Any?) -> Any? {
    object.flatMap { Simulator.current.send(selector, to: $0, first, second) }
  }
}

extension UndeclaredDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    send("tableView:numberOfRowsInSection:", tableView, section) as? Int ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    send("tableView:cellForRowAtIndexPath:", tableView, indexPath) as? UITableViewCell
      ?? UITableViewCell()
  }
}

extension UndeclaredDelegate: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    send("collectionView:numberOfItemsInSection:", collectionView, section) as? Int ?? 0
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    send("collectionView:cellForItemAtIndexPath:", collectionView, indexPath)
      as? UICollectionViewCell ?? UICollectionViewCell()
  }
}

extension UndeclaredDelegate: UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    send("numberOfComponentsInPickerView:", pickerView, nil) as? Int ?? 0
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    send("pickerView:numberOfRowsInComponent:", pickerView, component) as? Int ?? 0
  }
}

extension UndeclaredDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    send(
      "pageViewController:viewControllerBeforeViewController:", pageViewController, viewController)
      as? UIViewController
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    send(
      "pageViewController:viewControllerAfterViewController:", pageViewController, viewController)
      as? UIViewController
  }
}

extension UndeclaredDelegate: UITableViewDelegate, UICollectionViewDelegateFlowLayout,
  UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate, UISearchControllerDelegate,
  UIPickerViewDelegate, UITabBarDelegate, UIToolbarDelegate, UIGestureRecognizerDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate,
  UIPageViewControllerDelegate
{}

/// The stand-ins of one object, as long as it lives.
private final class UndeclaredDelegates {
  var standIns: [(owner: WeakReference<NSObject>, UndeclaredDelegate)] = []
}

extension Simulator {
  private static let undeclaredKey = StateKey { _ in UndeclaredDelegates() }

  /// What stands for an object as the delegate of another, which itself holds its delegate weakly.
  func standIn(for object: NSObject, asDelegateOf owner: NSObject) -> UndeclaredDelegate {
    let known = state(Self.undeclaredKey)
    known.standIns.removeAll { $0.owner.object == nil }
    let standIn = UndeclaredDelegate(object)
    known.standIns.append((WeakReference(object: owner), standIn))
    return standIn
  }
}
