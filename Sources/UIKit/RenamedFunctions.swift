public import Foundation
public import HeadlessUIKit

// The functions of C that Swift has as initializers, properties and methods: those up to Swift 4.1 still do what
// they did. Of those up to Swift 2, Xcode takes the functions of Core Graphics again and the constants no longer.

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "==")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  first == second
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? {
  image.pngData()
}

/// The function of C, which Swift takes again.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat {
  rect.minX
}

/// The function of C, which Swift takes again.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat {
  rect.midX
}

/// The function of C, which Swift takes again.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat {
  rect.maxX
}

/// The function of C, which Swift takes again.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat {
  rect.minY
}

/// The function of C, which Swift takes again.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat {
  rect.midY
}

/// The function of C, which Swift takes again.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat {
  rect.maxY
}

/// The function of C, which Swift takes again.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat {
  rect.width
}

/// The function of C, which Swift takes again.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat {
  rect.height
}

/// The function of C, which Swift takes again.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The function of C, which Swift takes again.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The function of C, which Swift takes again.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}

/// The function of C, which Swift takes again.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.contains(second)
}

/// The function of C, which Swift takes again.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// The function of C, which Swift takes again.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// The function of C, which Swift takes again.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.union(second)
}

/// The function of C, which Swift takes again.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool {
  rect.isEmpty
}

/// The function of C, which Swift takes again.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformScale(
  _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformConcat(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> CGAffineTransform {
  first.concatenating(second)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
  t.inverted()
}

/// The function of C, which Swift takes again.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The function of C, which Swift takes again.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
  CGPoint(x: x, y: y)
}

/// The function of C, which Swift takes again.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The function of C, which Swift takes again.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector {
  CGVector(dx: dx, dy: dy)
}

/// What it was up to Swift 2.
@available(*, unavailable, renamed: "CGRect.zero")
public var CGRectZero: CGRect { fatalError() }

/// What it was up to Swift 2.
@available(*, unavailable, renamed: "CGPoint.zero")
public var CGPointZero: CGPoint { fatalError() }

/// What it was up to Swift 2.
@available(*, unavailable, renamed: "CGSize.zero")
public var CGSizeZero: CGSize { fatalError() }

/// What it was up to Swift 2.
@available(*, unavailable, renamed: "CGAffineTransform.identity")
public var CGAffineTransformIdentity: CGAffineTransform { fatalError() }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.cgRect(for:)")
public func CGRectFromString(_ text: String) -> CGRect { NSCoder.cgRect(for: text) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.cgPoint(for:)")
public func CGPointFromString(_ text: String) -> CGPoint { NSCoder.cgPoint(for: text) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.cgSize(for:)")
public func CGSizeFromString(_ text: String) -> CGSize { NSCoder.cgSize(for: text) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isPortrait(self:)")
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIInterfaceOrientation.isLandscape(self:)")
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isPortrait(self:)")
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isLandscape(self:)")
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {
  UIAccessibility.post(notification: notification, argument: argument)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
/// The largest number of single precision. iOS 2.0 and later.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude

/// The function of C, which Swift takes again.
public func CGRectIntegral(_ rect: CGRect) -> CGRect {
  rect.integral
}

/// The function of C, which Swift takes again.
public func CGRectStandardize(_ rect: CGRect) -> CGRect {
  rect.standardized
}

/// The function of C, which Swift takes again.
public func CGRectIsNull(_ rect: CGRect) -> Bool {
  rect.isNull
}

/// The function of C, which Swift takes again.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first == second
}

/// The function of C, which Swift takes again.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool {
  first == second
}

/// The function of C, which Swift takes again.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool {
  first == second
}

/// The function of C, which Swift takes again.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

/// The function of C, which Swift takes again.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

/// The function of C, which Swift takes again.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

/// The function of C, which Swift takes again.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
  t.isIdentity
}

/// The function of C, which Swift takes again.
public func CGAffineTransformEqualToTransform(
  _ first: CGAffineTransform, _ second: CGAffineTransform
) -> Bool {
  first == second
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIDeviceOrientation.isValidInterfaceOrientation(self:)")
public func UIDeviceOrientationIsValidInterfaceOrientation(
  _ orientation: UIDeviceOrientation
) -> Bool { orientation.isValidInterfaceOrientation }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isClosedCaptioningEnabled()")
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool {
  UIAccessibility.isClosedCaptioningEnabled
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
public func UIAccessibilityIsDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isGrayscaleEnabled()")
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isGuidedAccessEnabled()")
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isInvertColorsEnabled()")
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isMonoAudioEnabled()")
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isShakeToUndoEnabled()")
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakScreenEnabled()")
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isSpeakSelectionEnabled()")
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool {
  UIAccessibility.isSpeakSelectionEnabled
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "getter:UIAccessibility.isAssistiveTouchRunning()")
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool {
  UIAccessibility.isAssistiveTouchRunning
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.convertToScreenCoordinates(_:in:)")
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect
{
  UIAccessibility.convertToScreenCoordinates(rect, in: view)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "UIAccessibility.focusedElement(using:)")
public func UIAccessibilityFocusedElement(_ identifier: String?) -> Any? {
  UIAccessibility.focusedElement(using: identifier)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.uiEdgeInsets(for:)")
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.uiOffset(for:)")
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.cgVector(for:)")
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.cgAffineTransform(for:)")
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// What it was up to Swift 4.1.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
