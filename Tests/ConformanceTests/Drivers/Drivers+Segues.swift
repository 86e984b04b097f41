import HeadlessUIKit

/// Segues and the way back.
extension Drivers {
  static let segues: [String: Driver] = [
    "embedSegue": { stage in
      try stage.launch(
        info: ["UIMainStoryboardFile": "Main"], files: ["Main.storyboard": embedding],
        classes: ["P": P.self]
      ) {
        let delegate = AD(stage: stage)
        delegate.whenLaunched = { delegate in
          let parent = delegate.window?.rootViewController as? P
          parent?.noting = { stage.note("children=\($0.children.count)") }
        }
        return delegate
      }
    },
    "unwindThroughPresentations": { stage in
      let controllers = [try stage.show { One() }, Two(), Three(), Four()]
      for (presenter, presented) in zip(controllers, controllers.dropFirst()) {
        presenter.present(presented, animated: false)
        try stage.simulator.settle()
      }
      try unwind(stage, from: controllers[3])
    },
    "unwindToNavigationRoot": { stage in
      let navigation = try stage.show { Nav(rootViewController: One()) }
      let (two, three) = (Two(), Three())
      navigation.pushViewController(two, animated: false)
      try stage.simulator.settle()
      two.present(three, animated: false)
      try stage.simulator.settle()
      try unwind(stage, from: three)
    },
  ]

  private static let embedding = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="6185.7" targetRuntime="iOS.CocoaTouch" initialViewController="par-00-aaa">
        <scenes>
            <scene sceneID="par-00-scn">
                <objects>
                    <viewController id="par-00-aaa" customClass="P" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="par-00-vie">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="460"/>
                            <subviews>
                                <containerView contentMode="scaleToFill" id="par-00-con">
                                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                                    <connections>
                                        <segue destination="kid-00-aaa" kind="embed" id="par-00-seg"/>
                                    </connections>
                                </containerView>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="kid-00-scn">
                <objects>
                    <viewController id="kid-00-aaa" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="kid-00-vie">
                            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>
    """

  /// A button of `controller` leads back to One, which alone has the action with the source.
  private static func unwind(_ stage: TraceApp, from controller: UIViewController) throws {
    for type in [One.self, type(of: controller)] { _registerMethod(type, "unwind:") { _, _, _ in } }
    let segue = SegueTemplate(.unwind, identifier: "unwind")
    segue.unwindAction = "unwind:"
    controller.addSegue(segue)
    stage.begin()
    segue.follow(from: UIButton())
    try stage.simulator.settle()
  }
}
