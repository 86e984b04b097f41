import Foundation
import InterfaceFiles

@testable import HeadlessUIKit

/// Classes in place of those that another app's files name, with the properties that the files connect.
@MainActor
enum StandIns {
  private final class Controller: UIViewController { var anything: Any? }
  private final class TableController: UITableViewController { var anything: Any? }
  private final class CollectionController: UICollectionViewController { var anything: Any? }
  private final class NavigationController: UINavigationController { var anything: Any? }
  private final class TabController: UITabBarController { var anything: Any? }
  private final class SplitController: UISplitViewController { var anything: Any? }
  private final class PageController: UIPageViewController { var anything: Any? }
  private final class View: UIView { var anything: Any? }
  private final class Label: UILabel { var anything: Any? }
  private final class Button: UIButton { var anything: Any? }
  private final class ImageView: UIImageView { var anything: Any? }
  private final class ScrollView: UIScrollView { var anything: Any? }
  private final class Table: UITableView { var anything: Any? }
  private final class Cell: UITableViewCell { var anything: Any? }
  private final class HeaderFooter: UITableViewHeaderFooterView { var anything: Any? }
  private final class Collection: UICollectionView { var anything: Any? }
  private final class Item: UICollectionViewCell { var anything: Any? }
  private final class Supplementary: UICollectionReusableView { var anything: Any? }
  private final class Field: UITextField { var anything: Any? }
  private final class Text: UITextView { var anything: Any? }
  private final class Stack: UIStackView { var anything: Any? }
  private final class Window: UIWindow { var anything: Any? }
  private final class BarButton: UIBarButtonItem { var anything: Any? }
  private final class Thing: NSObject { var anything: Any? }
  private final class Segue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  private static let classes: [String: NSObject.Type] = [
    "viewController": Controller.self, "tableViewController": TableController.self,
    "collectionViewController": CollectionController.self,
    "navigationController": NavigationController.self, "tabBarController": TabController.self,
    "splitViewController": SplitController.self, "pageViewController": PageController.self,
    "view": View.self, "label": Label.self, "button": Button.self, "imageView": ImageView.self,
    "scrollView": ScrollView.self, "tableView": Table.self, "tableViewCell": Cell.self,
    "tableViewHeaderFooterView": HeaderFooter.self, "collectionView": Collection.self,
    "collectionViewCell": Item.self, "collectionReusableView": Supplementary.self,
    "textField": Field.self, "textView": Text.self, "stackView": Stack.self,
    "window": Window.self, "barButtonItem": BarButton.self, "customObject": Thing.self,
    "placeholder": Controller.self, "segue": Segue.self,
  ]

  /// The class for each name in the file; what is not here is made as UIKit's own.
  static func named(in files: [InterfaceFile]) -> [String: NSObject.Type] {
    var named: [String: NSObject.Type] = [:]
    for file in files {
      file.root.visit { element in
        guard let name = element["customClass"], NibClasses.named[name] == nil,
          let type = classes[element.name]
        else { return }
        named[name] = type
      }
    }
    return named
  }

  /// Has them take what the files connect or set by names that UIKit's classes lack.
  static func takeConnections(of files: [InterfaceFile], in simulator: Simulator) {
    var names: Set<String> = []
    for file in files {
      file.root.visit { element in
        switch element.name {
        case "outlet", "outletCollection": element["property"].map { _ = names.insert($0) }
        case "userDefinedRuntimeAttribute": element["keyPath"].map { _ = names.insert($0) }
        default: break
        }
      }
    }
    func take<Type: NSObject>(_ path: KeyPath<Type, Any?>, _ made: Type? = nil) {
      guard let probe = made ?? NSObject.make(Type.self) else { return }
      for name in names where simulator.keyedProperty(name, of: probe) == nil {
        _registerProperty(name, path)
      }
    }
    take(\Controller.anything)
    take(\TableController.anything)
    take(\CollectionController.anything)
    take(\NavigationController.anything)
    take(\TabController.anything)
    take(\SplitController.anything)
    take(\PageController.anything)
    take(\View.anything)
    take(\Label.anything)
    take(\Button.anything)
    take(\ImageView.anything)
    take(\ScrollView.anything)
    take(\Table.anything)
    take(\Cell.anything, Cell(style: .default, reuseIdentifier: nil))
    take(\HeaderFooter.anything, HeaderFooter(reuseIdentifier: nil))
    take(
      \Collection.anything,
      Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    take(\Item.anything)
    take(\Supplementary.anything)
    take(\Field.anything)
    take(\Text.anything)
    take(\Stack.anything)
    take(\Window.anything)
    take(\BarButton.anything)
    take(\Thing.anything)
  }

  /// A nib's owner that takes whatever the nib connects.
  static func owner() -> UIViewController { Controller() }
}
