import EventTrace
import Foundation

/// How large controls are by themselves (rule 590).
extension Simulator {
  /// A switch.
  var switchSize: CGSize {
    if has(.switchesAreWide) { return CGSize(width: 63, height: 28) }
    return has(.controlsAreFlat)
      ? CGSize(width: 51, height: 31)
      : CGSize(width: has(.switchesAreRound) ? 79 : 94, height: 27)
  }

  /// What of a switch constraints do not see (rule 683).
  var switchAlignment: UIEdgeInsets {
    let isNarrower = has(.controlsAreFlat) && !has(.switchesAreWide)
    return isNarrower ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) : .zero
  }

  /// A stepper.
  var stepperSize: CGSize {
    CGSize(width: 94, height: has(.fieldsAreHigher) ? 32 : has(.controlsAreFlat) ? 29 : 27)
  }

  /// The height of a segmented control.
  var segmentHeight: CGFloat { has(.fieldsAreHigher) ? 32 : has(.controlsAreFlat) ? 29 : 44 }

  /// What of a segmented control constraints do not see (rule 1132).
  var segmentAlignment: UIEdgeInsets {
    let isInset = has(.controlsAreFlat) && !has(.switchesAreWide)
    return isInset ? UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) : .zero
  }

  /// The height of a text field with round corners.
  func fieldHeight(_ text: CGFloat) -> CGFloat {
    let least: CGFloat = has(.fieldsAreHigher) ? 34 : has(.controlsAreFlat) ? 30 : 31
    return max(least, (text + 13).rounded(.up))
  }

  /// The height of a slider.
  var sliderHeight: CGFloat { has(.controlsAreFlat) ? 31 : 23 }

  /// What of a slider constraints do not see (rule 1023).
  var sliderAlignment: UIEdgeInsets {
    let isInset = has(.controlsAreFlat) && !has(.switchesAreWide)
    return isInset ? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) : .zero
  }

  /// The height of a progress view.
  func progressHeight(_ style: UIProgressView.Style) -> CGFloat {
    if has(.barsOfProgressAreHigher) { return 4 }
    if style == .bar { return has(.controlsAreFlat) ? 2.5 : 11 }
    return has(.controlsAreFlat) ? 2 : 9
  }

  /// A page control with so many dots.
  func pageControlSize(_ pages: Int) -> CGSize {
    let dots = CGFloat(max(0, pages))
    guard has(.barsOfProgressAreHigher) else {
      return CGSize(
        width: max(0, 16 * dots - 9), height: has(.controlsAreFlat) ? 37 : 36)
    }
    return CGSize(width: dots == 0 ? 0 : 19 * dots + 58.5, height: 26)
  }

  /// The height of a search bar without a prompt and scopes.
  var searchBarHeight: CGFloat { has(.searchBarsAreHigher) ? 56 : 44 }

  /// A button of one of the types that show a sign; nil for the others.
  func signSize(_ type: UIButton.ButtonType) -> CGSize? {
    let isFlat = has(.controlsAreFlat)
    switch type {
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd:
      if iOS >= 14.0 { return CGSize(width: 20, height: 20) }
      // Rule 1208.
      if has(.fieldsAreHigher) { return CGSize(width: 25, height: 24) }
      if isFlat { return CGSize(width: 22, height: 22) }
      let isInformation = type == .infoLight || type == .infoDark
      return isInformation ? CGSize(width: 18, height: 19) : CGSize(width: 29, height: 31)
    case .close: return CGSize(width: 30, height: 30)
    case .custom, .system, .roundedRect: return nil
    }
  }
}
