import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Tables, collections and what is in them.
  static let lists: [Family] = [
    Family("tableView", of: ["scrollView"], UITableView.self) { row in
      [
        row.word("style", \.style),
        row.word(
          "separatorStyle", \.separatorStyle,
          ["default": .singleLine, "singleLineEtched": .singleLine]),
        row.color("separatorColor", \.separatorColor),
        row.insets("separatorInset", \.separatorInset, since: 7),
        row.word("separatorInsetReference", \.separatorInsetReference, since: 11),
        row.length("rowHeight", \.rowHeight),
        row.length("sectionHeaderHeight", \.sectionHeaderHeight),
        row.length("sectionFooterHeight", \.sectionFooterHeight),
        row.length("estimatedRowHeight", \.estimatedRowHeight, since: 7),
        row.length("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight, since: 7),
        row.length("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight, since: 7),
        row.flag("allowsSelection", \.allowsSelection, since: 3),
        row.flag("allowsMultipleSelection", \.allowsMultipleSelection, since: 5),
        row.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        row.flag(
          "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing, since: 5),
        row.count("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
        row.color("sectionIndexColor", \.sectionIndexColor, since: 6),
        row.color("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor, since: 7),
        row.color(
          "sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor, since: 6),
        row.flag(
          "cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth, since: 9),
        row.flag("dragInteractionEnabled", \.dragInteractionEnabled, since: 11),
        row.flag("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, since: 11),
        row.flag("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea, since: 11),
        row.flag("prefetchingEnabled", \.isPrefetchingEnabled, since: 15),
        row.length("sectionHeaderTopPadding", \.sectionHeaderTopPadding, since: 15),
        row.flag("selectionFollowsFocus", \.selectionFollowsFocus, since: 14),
      ]
    },
    Family("tableViewCell", of: ["view"], UITableViewCell.self) { row in
      [
        row.attribute("style") { cell, said, _ in
          let styles: [String: UITableViewCell.CellStyle] = [
            "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
            "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
          ]
          guard let style = styles[said] else { return false }
          cell.style = style
          return true
        },
        row.text("reuseIdentifier") { $0.ownReuseIdentifier = $1 },
        row.word("accessoryType", \.accessoryType),
        row.word("editingAccessoryType", \.editingAccessoryType, since: 3),
        row.word("selectionStyle", \.selectionStyle),
        row.word("focusStyle", \.focusStyle, since: 9),
        row.count("indentationLevel", \.indentationLevel),
        row.length("indentationWidth", \.indentationWidth),
        row.flag("shouldIndentWhileEditing", \.shouldIndentWhileEditing),
        row.flag("showsReorderControl", \.showsReorderControl),
        row.insets("separatorInset", \.separatorInset, since: 7),
      ]
    },
    Family("tableViewHeaderFooterView", of: ["view"], UITableViewHeaderFooterView.self) { row in
      [row.text("reuseIdentifier") { $0.ownReuseIdentifier = $1 }]
    },
    Family("collectionView", of: ["scrollView"], UICollectionView.self) { row in
      [
        row.flag("allowsSelection", \.allowsSelection),
        row.flag("allowsMultipleSelection", \.allowsMultipleSelection),
        row.flag("prefetchingEnabled", \.isPrefetchingEnabled, since: 10),
        row.flag("dragInteractionEnabled", \.dragInteractionEnabled, since: 11),
        row.flag("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing, since: 14),
        row.flag(
          "allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing,
          since: 14),
        row.flag("selectionFollowsFocus", \.selectionFollowsFocus, since: 14),
      ]
    },
    Family("collectionReusableView", of: ["view"], UICollectionReusableView.self) { row in
      [row.text("reuseIdentifier") { $0.ownReuseIdentifier = $1 }]
    },
    Family("collectionViewCell", of: ["collectionReusableView"], UICollectionViewCell.self) { _ in
      []
    },
    Family("collectionViewLayout", UICollectionViewLayout.self) { _ in [] },
    Family("collectionViewFlowLayout", UICollectionViewFlowLayout.self) { row in
      [
        row.word("scrollDirection", \.scrollDirection),
        row.length("minimumLineSpacing", \.minimumLineSpacing),
        row.length("minimumInteritemSpacing", \.minimumInteritemSpacing),
        row.size("itemSize", \.itemSize),
        row.size("estimatedItemSize", \.estimatedItemSize, since: 8),
        row.flag("automaticEstimatedItemSize", since: 10) { layout, isAutomatic in
          if isAutomatic { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        },
        row.size("headerReferenceSize", \.headerReferenceSize),
        row.size("footerReferenceSize", \.footerReferenceSize),
        row.insets("sectionInset", \.sectionInset),
        row.word(
          "sectionInsetReference", \.sectionInsetReference, since: 11,
          [
            "contentInset": .fromContentInset, "safeArea": .fromSafeArea,
            "layoutMargins": .fromLayoutMargins,
          ]),
        row.flag(
          "sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds, since: 9),
        row.flag(
          "sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds, since: 9),
      ]
    },
  ]
}
