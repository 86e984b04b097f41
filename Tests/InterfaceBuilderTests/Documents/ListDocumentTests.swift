import EventTrace
import Foundation
import Expectations
import Testing

@testable import HeadlessUIKit

private final class Words: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: indexPath.row == 0 ? "Plain" : "Own", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }
}

@Suite("Documents with lists")
@MainActor
struct ListDocumentTests {
  @Test("The rows of a static table are the file's")
  func staticTables() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        """
        <tableViewController title="Settings" id="first" sceneMemberID="viewController">
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="static" style="grouped" separatorStyle="default" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <color key="backgroundColor" cocoaTouchSystemColor="groupTableViewBackgroundColor"/>
                <sections>
                    <tableViewSection headerTitle="Sound" footerTitle="Be quiet" id="s1">
                        <cells>
                            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" textLabel="c1l" detailTextLabel="c1d" rowHeight="60" style="IBUITableViewCellStyleValue1" id="c1">
                                <rect key="frame" x="0.0" y="55.5" width="375" height="60"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="c1" id="c1c">
                                    <rect key="frame" x="0.0" y="0.0" width="348" height="60"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <subviews>
                                        <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Volume" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="c1l">
                                            <rect key="frame" x="16" y="12" width="50" height="20"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                        <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Loud" textAlignment="right" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="c1d">
                                            <rect key="frame" x="300" y="12" width="40" height="20"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                    </subviews>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                    <tableViewSection id="s2">
                        <cells>
                            <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c2">
                                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c2" id="c2c"/>
                            </tableViewCell>
                            <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c3">
                                <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c3" id="c3c"/>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
                <connections>
                    <outlet property="dataSource" destination="first" id="o1"/>
                    <outlet property="delegate" destination="first" id="o2"/>
                </connections>
            </tableView>
        </tableViewController>
        """))
    let controller = try #require(try stage.show().controller as? UITableViewController)
    let table = try #require(controller.tableView)
    expectEqual(table.style, .grouped)
    expectEqual(table.numberOfSections, 2)
    expectEqual(table.numberOfRows(inSection: 1), 2)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(cell.textLabel?.text, "Volume")
    expectEqual(cell.detailTextLabel?.text, "Loud")
    expectEqual(cell.accessoryType, .disclosureIndicator)
    expectEqual(cell.selectionStyle, .none)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 60)
    expectEqual(controller.title, "Settings")
    expectEqual(stage.remarks, [])
  }

  @Test("Cells are made of prototypes, each with what the file says")
  func prototypes() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" separatorStyle="none" allowsMultipleSelection="YES" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="t" tag="1">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                  <inset key="separatorInset" minX="15" minY="0.0" maxX="7" maxY="0.0"/>
                  <view key="tableHeaderView" contentMode="scaleToFill" id="h" tag="9">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="30"/>
                  </view>
                  <prototypes>
                      <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="checkmark" indentationWidth="10" reuseIdentifier="Plain" textLabel="pl" style="IBUITableViewCellStyleDefault" id="p1">
                          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="p1" id="p1c">
                              <subviews>
                                  <label opaque="NO" contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="pl">
                                      <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
                                  </label>
                              </subviews>
                          </tableViewCellContentView>
                      </tableViewCell>
                      <tableViewCell contentMode="scaleToFill" selectionStyle="blue" indentationLevel="1" indentationWidth="10" reuseIdentifier="Own" rowHeight="80" id="p2">
                          <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="p2" id="p2c">
                              <subviews>
                                  <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" id="pi" tag="5">
                                      <rect key="frame" x="8" y="8" width="64" height="64"/>
                                  </imageView>
                              </subviews>
                          </tableViewCellContentView>
                      </tableViewCell>
                  </prototypes>
              </tableView>
          </subviews>
          """)))
    let (controller, window) = try stage.show()
    let table = try #require(controller.view.viewWithTag(1) as? UITableView)
    let words = Words()
    table.dataSource = words
    window.layoutIfNeeded()
    expectEqual(table.separatorStyle, .none)
    expectEqual(table.separatorInset.right, 7)
    expect(table.allowsMultipleSelection)
    expectEqual(table.tableHeaderView?.tag, 9)
    let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(plain.accessoryType, .checkmark)
    expectEqual(plain.textLabel?.text, "Title")
    expectEqual(plain.textLabel?.font.pointSize, 21)
    expectEqual(plain.reuseIdentifier, "Plain")
    let own = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expectEqual(own.indentationLevel, 1)
    expect(own.viewWithTag(5)?.superview === own.contentView)
    expectEqual(own.viewWithTag(5)?.frame.size, CGSize(width: 64, height: 64))
    expectEqual(stage.remarks, [])
  }

  @Test("Items have the size and the prototype of the file, with frames by their distances")
  func collections() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        """
        <collectionViewController id="first" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="c">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="5" minimumInteritemSpacing="6" id="f">
                    <size key="itemSize" width="140" height="180"/>
                    <size key="headerReferenceSize" width="0.0" height="0.0"/>
                    <size key="footerReferenceSize" width="0.0" height="0.0"/>
                    <inset key="sectionInset" minX="10" minY="11" maxX="12" maxY="13"/>
                </collectionViewFlowLayout>
                <cells>
                    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="Item" id="i">
                        <rect key="frame" x="10" y="11" width="140" height="180"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">
                            <rect key="frame" x="0.0" y="0.0" width="140" height="180"/>
                            <autoresizingMask key="autoresizingMask"/>
                            <subviews>
                                <imageView userInteractionEnabled="NO" contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="iv" tag="3">
                                    <frame key="frameInset" minX="10" minY="10" width="120" height="120"/>
                                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                </imageView>
                            </subviews>
                        </view>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    </collectionViewCell>
                </cells>
                <connections>
                    <outlet property="dataSource" destination="first" id="o1"/>
                    <outlet property="delegate" destination="first" id="o2"/>
                </connections>
            </collectionView>
        </collectionViewController>
        """))
    let (controller, window) = try stage.show()
    let collection = try #require((controller as? UICollectionViewController)?.collectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.itemSize, CGSize(width: 140, height: 180))
    expectEqual(layout.scrollDirection, .horizontal)
    expectEqual(layout.minimumLineSpacing, 5)
    expectEqual(layout.sectionInset, UIEdgeInsets(top: 11, left: 10, bottom: 13, right: 12))
    let words = Words()
    collection.dataSource = words
    collection.reloadData()
    window.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(row: 0, section: 0)))
    expectEqual(cell.frame.size, CGSize(width: 140, height: 180))
    expect(cell.viewWithTag(3)?.superview === cell.contentView)
    expectEqual(cell.viewWithTag(3)?.frame, CGRect(x: 10, y: 10, width: 120, height: 120))
    expectEqual(stage.remarks, [])
  }

  @Test("A stack lays out what is arranged in it, and leaves out what is hidden")
  func stacks() throws {
    let stage = DocumentStage(
      InterfaceDocument.storyboard(
        InterfaceDocument.scene(
          """
          <subviews>
              <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" alignment="center" spacing="10" translatesAutoresizingMaskIntoConstraints="NO" id="st" tag="1">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="320"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a" tag="2">
                          <constraints><constraint firstAttribute="width" constant="50" id="aw"/></constraints>
                      </view>
                      <view hidden="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="c" tag="3">
                          <constraints><constraint firstAttribute="width" constant="100" id="cw"/></constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstAttribute="width" constant="200" id="sw"/>
                      <constraint firstAttribute="height" constant="310" id="sh"/>
                  </constraints>
              </stackView>
          </subviews>
          <constraints>
              <constraint firstItem="st" firstAttribute="top" secondItem="root-first" secondAttribute="top" constant="30" id="k1"/>
              <constraint firstItem="st" firstAttribute="leading" secondItem="root-first" secondAttribute="leading" constant="20" id="k2"/>
          </constraints>
          """)))
    let view = try #require(try stage.show().controller.view)
    let stack = try #require(view.viewWithTag(1) as? UIStackView)
    expectEqual(stack.arrangedSubviews.count, 3)
    expectEqual(stack.frame, CGRect(x: 20, y: 30, width: 200, height: 310))
    expectEqual(view.viewWithTag(2)?.frame, CGRect(x: 75, y: 0, width: 50, height: 150))
    expectEqual(view.viewWithTag(3)?.frame, CGRect(x: 50, y: 160, width: 100, height: 150))
    expectEqual(stage.remarks, [])
  }
}
