import Foundation

/// The pictures that the app switcher shows of an app in the background (rules 731 and 736).
extension Simulator {
  /// The system takes some of them while the app is shown otherwise than the person sees it, so that it has
  /// them when the person switches the style or turns the device.
  func takePictures() {
    let inBothStyles = has(.picturesInBothStyles) && wishes.declaredStyle == nil
    let inBothOrientations =
      has(.picturesInBothOrientations) && configuration.device.idiom == .pad
    guard inBothStyles || inBothOrientations else { return }
    post("pictures for the app switcher") { [self] in
      guard runState == .background, !isDead else { return }
      if inBothStyles {
        show(in: wishes.style == .dark ? .light : .dark)
        show(in: nil)
      }
      if inBothOrientations { showTurned() }
    }
  }

  private func show(in style: UIUserInterfaceStyle?) {
    guard !isDead else { return }
    let old = currentTraits
    wishes.styleOfPicture = style
    tellTraits(changedFrom: old)
    layOutWindows()
  }

  /// The interface is turned and comes back, as controllers hear by their sizes alone.
  private func showTurned() {
    let here = interfaceOrientation
    let others: [UIInterfaceOrientation] =
      here.isLandscape ? [.portrait, .portraitUpsideDown] : [.landscapeRight, .landscapeLeft]
    guard let root = frontmostFullScreenController, let other = others.first(where: { allows($0) })
    else { return }
    for orientation in [other, here] where !isDead {
      let coordinator = ControllerTransition(rotationOf: root, duration: 0)
      _ = root.bottomOfPresentations.tellTransition(to: appSize(in: orientation), coordinator) {
        _ in
      }
      interface.orientation = orientation
      placeWindows()
      layOutWindows()
      coordinator.runAnimations()
      coordinator.complete(true)
    }
  }
}
