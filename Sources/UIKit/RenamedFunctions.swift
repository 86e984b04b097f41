public import Foundation
public import HeadlessUIKit

// The functions of C that Swift has as initializers, properties and methods.

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.inset(self:by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "==")
public func UIEdgeInsetsEqualToEdgeInsets(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> Bool {
  fatalError()
}

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "UIOffset.init(horizontal:vertical:)")
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  fatalError()
}

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGAffineTransform.init(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { fatalError() }

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGAffineTransform.init(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  fatalError()
}

/// What it was up to Swift 4.1.
@available(*, unavailable, renamed: "CGAffineTransform.init(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  fatalError()
}

/// What it was up to Swift 2.
@available(*, unavailable, message: "")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  fatalError()
}

/// What it was up to Swift 2.
@available(*, unavailable, message: "")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { fatalError() }

/// What it was up to Swift 2.
@available(*, unavailable, message: "")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { fatalError() }

/// What it was up to Swift 2.
@available(*, unavailable, message: "")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { fatalError() }

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
