import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  static var lists: [SweepLine] {
    lines("tableView", UITableView.self) { says in
      says("style=\"grouped\"") { $0.style == .grouped }
      says("style=\"insetGrouped\"") { $0.style == .insetGrouped }
      says("separatorStyle=\"none\"") { $0.separatorStyle == .none }
      says(UIColor.sweep("separatorColor")) { $0.separatorColor?.isSwept == true }
      says("<inset key=\"separatorInset\" minX=\"1\" minY=\"0.0\" maxX=\"3\" maxY=\"0.0\"/>") {
        $0.separatorInset.left == 1 && $0.separatorInset.right == 3
      }
      says("separatorInsetReference=\"fromAutomaticInsets\"") {
        $0.separatorInsetReference == .fromAutomaticInsets
      }
      says("rowHeight=\"31\"") { $0.rowHeight == 31 }
      says("sectionHeaderHeight=\"32\"") { $0.sectionHeaderHeight == 32 }
      says("sectionFooterHeight=\"33\"") { $0.sectionFooterHeight == 33 }
      says("estimatedRowHeight=\"34\"") { $0.estimatedRowHeight == 34 }
      says("estimatedSectionHeaderHeight=\"35\"") { $0.estimatedSectionHeaderHeight == 35 }
      says("estimatedSectionFooterHeight=\"36\"") { $0.estimatedSectionFooterHeight == 36 }
      says("allowsSelection=\"NO\"") { !$0.allowsSelection }
      says("allowsMultipleSelection=\"YES\"") { $0.allowsMultipleSelection }
      says("allowsSelectionDuringEditing=\"YES\"") { $0.allowsSelectionDuringEditing }
      says("allowsMultipleSelectionDuringEditing=\"YES\"") {
        $0.allowsMultipleSelectionDuringEditing
      }
      says("sectionIndexMinimumDisplayRowCount=\"7\"") {
        $0.sectionIndexMinimumDisplayRowCount == 7
      }
      says(UIColor.sweep("sectionIndexColor")) { $0.sectionIndexColor?.isSwept == true }
      says(UIColor.sweep("sectionIndexBackgroundColor")) {
        $0.sectionIndexBackgroundColor?.isSwept == true
      }
      says(UIColor.sweep("sectionIndexTrackingBackgroundColor")) {
        $0.sectionIndexTrackingBackgroundColor?.isSwept == true
      }
      says("cellLayoutMarginsFollowReadableWidth=\"YES\"") {
        $0.cellLayoutMarginsFollowReadableWidth
      }
      says("dragInteractionEnabled=\"NO\"") { !$0.dragInteractionEnabled }
      says("insetsContentViewsToSafeArea=\"NO\"") { !$0.insetsContentViewsToSafeArea }
      says("contentViewInsetsToSafeArea=\"NO\"") { !$0.insetsContentViewsToSafeArea }
      says("prefetchingEnabled=\"NO\"") { !$0.isPrefetchingEnabled }
      says("sectionHeaderTopPadding=\"5\"") { $0.sectionHeaderTopPadding == 5 }
      says("selectionFollowsFocus=\"YES\"") { $0.selectionFollowsFocus }
      says("<refreshControl key=\"refreshControl\" id=\"r\"/>") { $0.refreshControl != nil }
      says("<view key=\"tableHeaderView\" id=\"h\"/>") { $0.tableHeaderView != nil }
      says("<view key=\"tableFooterView\" id=\"h\"/>") { $0.tableFooterView != nil }
      says("<view key=\"backgroundView\" id=\"h\"/>") { $0.backgroundView != nil }
      says(
        "dataMode=\"static\"<sections><tableViewSection headerTitle=\"h\" footerTitle=\"f\" id=\"s\"><cells><tableViewCell rowHeight=\"61\" id=\"c\"/></cells></tableViewSection></sections>"
      ) {
        $0.staticSections.first?.header == "h" && $0.staticSections.first?.footer == "f"
          && $0.staticSections.first?.cells.count == 1
          && $0.staticSections.first?.heights == [61]
      }
      says(
        "dataMode=\"prototypes\"<prototypes><tableViewCell reuseIdentifier=\"c\" id=\"c\"/></prototypes>"
      ) { $0.dequeueReusableCell(withIdentifier: "c") != nil }
    }
      + lines("tableViewCell", UITableViewCell.self) { says in
        says("style=\"IBUITableViewCellStyleValue1\" detailTextLabel=\"d\"") {
          $0.detailTextLabel != nil
        }
        says(
          "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"a\" detailTextLabel=\"b\" imageView=\"c\"<tableViewCellContentView key=\"contentView\" id=\"v\"><subviews><label id=\"a\" text=\"x\"/><label id=\"b\" text=\"y\"/><imageView id=\"c\" image=\"picture\"/></subviews></tableViewCellContentView>"
        ) {
          $0.textLabel?.text == "x" && $0.detailTextLabel?.text == "y"
            && $0.imageView?.image != nil
        }
        says("reuseIdentifier=\"r\"") { $0.reuseIdentifier == "r" }
        says("accessoryType=\"detailDisclosureButton\"") {
          $0.accessoryType == .detailDisclosureButton
        }
        says("accessoryType=\"detailButton\"") { $0.accessoryType == .detailButton }
        says("accessoryType=\"checkmark\"") { $0.accessoryType == .checkmark }
        says("editingAccessoryType=\"checkmark\"") { $0.editingAccessoryType == .checkmark }
        says("selectionStyle=\"none\"") { $0.selectionStyle == .none }
        says("selectionStyle=\"gray\"") { $0.selectionStyle == .gray }
        says("focusStyle=\"custom\"") { $0.focusStyle == .custom }
        says("indentationLevel=\"2\"") { $0.indentationLevel == 2 }
        says("indentationWidth=\"31\"") { $0.indentationWidth == 31 }
        says("shouldIndentWhileEditing=\"NO\"") { !$0.shouldIndentWhileEditing }
        says("showsReorderControl=\"YES\"") { $0.showsReorderControl }
        says("<inset key=\"separatorInset\" minX=\"1\" minY=\"0.0\" maxX=\"3\" maxY=\"0.0\"/>") {
          $0.separatorInset.left == 1 && $0.separatorInset.right == 3
        }
        says("<view key=\"backgroundView\" id=\"b\"/>") { $0.backgroundView != nil }
        says("<view key=\"selectedBackgroundView\" id=\"b\"/>") {
          $0.selectedBackgroundView != nil
        }
        says("<view key=\"accessoryView\" id=\"b\"/>") { $0.accessoryView != nil }
        says("<view key=\"editingAccessoryView\" id=\"b\"/>") { $0.editingAccessoryView != nil }
        says("<view key=\"contentView\" id=\"v\" tag=\"3\"/>") { $0.contentView.tag == 3 }
      }
      + lines("tableViewHeaderFooterView", UITableViewHeaderFooterView.self) { says in
        says("reuseIdentifier=\"r\"") { $0.reuseIdentifier == "r" }
      }
      + lines("collectionView", UICollectionView.self) { says in
        let layout = "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/>"
        says(
          "<collectionViewFlowLayout key=\"collectionViewLayout\" scrollDirection=\"horizontal\" id=\"l\"/>"
        ) {
          ($0.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
        }
        says("allowsSelection=\"NO\"\(layout)") { !$0.allowsSelection }
        says("allowsMultipleSelection=\"YES\"\(layout)") { $0.allowsMultipleSelection }
        says("prefetchingEnabled=\"NO\"\(layout)") { !$0.isPrefetchingEnabled }
        says("dragInteractionEnabled=\"NO\"\(layout)") { !$0.dragInteractionEnabled }
        says("allowsSelectionDuringEditing=\"YES\"\(layout)") { $0.allowsSelectionDuringEditing }
        says("allowsMultipleSelectionDuringEditing=\"YES\"\(layout)") {
          $0.allowsMultipleSelectionDuringEditing
        }
        says("selectionFollowsFocus=\"YES\"\(layout)") { $0.selectionFollowsFocus }
        says("<view key=\"backgroundView\" id=\"b\"/>\(layout)") { $0.backgroundView != nil }
        says("<refreshControl key=\"refreshControl\" id=\"r\"/>\(layout)") {
          $0.refreshControl != nil
        }
        let first = IndexPath(item: 0, section: 0)
        says(
          "dataMode=\"prototypes\"\(layout)<cells><collectionViewCell reuseIdentifier=\"c\" tag=\"3\" id=\"c\"/></cells>"
        ) {
          $0.dequeueReusableCell(withReuseIdentifier: "c", for: first).tag == 3
        }
        for (word, kind) in [
          ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
          ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
          says(
            "\(layout)<collectionReusableView key=\"\(word)\" reuseIdentifier=\"c\" tag=\"3\" id=\"c\"/>"
          ) {
            $0.dequeueReusableSupplementaryView(
              ofKind: kind, withReuseIdentifier: "c", for: first
            ).tag == 3
          }
        }
      }
      + lines("collectionReusableView", UICollectionReusableView.self) { says in
        says("reuseIdentifier=\"r\"") { $0.reuseIdentifier == "r" }
      }
      + lines("collectionViewCell", UICollectionViewCell.self) { says in
        says("<view key=\"contentView\" id=\"v\" tag=\"3\"/>") { $0.contentView.tag == 3 }
        says("<collectionViewCellContentView key=\"contentView\" id=\"v\" tag=\"3\"/>") {
          $0.contentView.tag == 3
        }
        says("<view key=\"backgroundView\" id=\"b\"/>") { $0.backgroundView != nil }
        says("<view key=\"selectedBackgroundView\" id=\"b\"/>") {
          $0.selectedBackgroundView != nil
        }
      }
      + lines("collectionViewFlowLayout", UICollectionViewFlowLayout.self) { says in
        says("scrollDirection=\"horizontal\"") { $0.scrollDirection == .horizontal }
        says("minimumLineSpacing=\"3\"") { $0.minimumLineSpacing == 3 }
        says("minimumInteritemSpacing=\"3\"") { $0.minimumInteritemSpacing == 3 }
        says("<size key=\"itemSize\" width=\"30\" height=\"40\"/>") {
          $0.itemSize == CGSize(width: 30, height: 40)
        }
        says("<size key=\"estimatedItemSize\" width=\"30\" height=\"40\"/>") {
          $0.estimatedItemSize == CGSize(width: 30, height: 40)
        }
        says("automaticEstimatedItemSize=\"YES\"") {
          $0.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
        }
        says("<size key=\"headerReferenceSize\" width=\"30\" height=\"40\"/>") {
          $0.headerReferenceSize == CGSize(width: 30, height: 40)
        }
        says("<size key=\"footerReferenceSize\" width=\"30\" height=\"40\"/>") {
          $0.footerReferenceSize == CGSize(width: 30, height: 40)
        }
        says("<inset key=\"sectionInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>") {
          $0.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
        }
        says("sectionInsetReference=\"safeArea\"") { $0.sectionInsetReference == .fromSafeArea }
        says("sectionInsetReference=\"layoutMargins\"") {
          $0.sectionInsetReference == .fromLayoutMargins
        }
        says("sectionHeadersPinToVisibleBounds=\"YES\"") { $0.sectionHeadersPinToVisibleBounds }
        says("sectionFootersPinToVisibleBounds=\"YES\"") { $0.sectionFootersPinToVisibleBounds }
      }
  }
}
