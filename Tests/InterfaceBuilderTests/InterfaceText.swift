/// Files as Xcode writes them, around what a test is about.
enum InterfaceText {
  /// A xib.
  static func xib(
    owner: String, _ outlets: String = "", _ objects: String, tools: String = "13142"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="12042"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \
    customClass="\(owner)">
                <connections>
                    \(outlets)
                </connections>
            </placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
    customClass="UIResponder"/>
            \(objects)
        </objects>
    </document>
    """
  }

  /// A storyboard of these scenes, each given as its objects.
  static func storyboard(initial: String?, _ scenes: String...) -> String {
    let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let all = scenes.enumerated().map { number, objects in
      """
      <scene sceneID="scn-\(number)">
          <objects>
              \(objects)
              <placeholder placeholderIdentifier="IBFirstResponder" id="fr-\(number)" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
          </objects>
          <point key="canvasLocation" x="\(number * 600)" y="100"/>
      </scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="13142" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
      useAutolayout="YES"\(first)>
          <scenes>
              \(all.joined(separator: "\n"))
          </scenes>
      </document>
      """
  }

  /// A controller of a scene with a plain view.
  static func controller(
    _ id: String, _ customClass: String, identifier: String? = nil, subviews: String = "",
    connections: String = ""
  ) -> String {
    """
    <viewController \(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")id="\(id)" \
    customClass="\(customClass)" customModule="App" customModuleProvider="target" \
    sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                \(subviews)
            </subviews>
        </view>
        <connections>
            \(connections)
        </connections>
    </viewController>
    """
  }
}
