public import HeadlessUIKit

public import struct Foundation.FileAttributeKey
public import struct Foundation.FileAttributeType
public import class Foundation.NSAttributedString
public import struct Foundation.Notification
public import struct Foundation.URLResourceKey

// How an app prints the constants that Swift imports as types of their own (rule 1040): `UIFont.TextStyle.body` is
// `UIFontTextStyle(_rawValue: UICTFontTextStyleBody)`.

nonisolated extension NSAttributedString.Key: _CourseImported {}
nonisolated extension NSAttributedString.DocumentAttributeKey: _CourseImported {}
nonisolated extension NSAttributedString.DocumentType: _CourseImported {}
nonisolated extension Notification.Name: _CourseImported {}
nonisolated extension FileAttributeKey: _CourseImported {}
nonisolated extension FileAttributeType: _CourseImported {}
nonisolated extension URLResourceKey: _CourseImported {}
nonisolated extension CALayerContentsGravity: _CourseImported {}
nonisolated extension CALayerCornerCurve: _CourseImported {}
nonisolated extension CAGradientLayerType: _CourseImported {}
nonisolated extension CAMediaTimingFillMode: _CourseImported {}
nonisolated extension CAMediaTimingFunctionName: _CourseImported {}
nonisolated extension CAShapeLayerFillRule: _CourseImported {}
nonisolated extension CAShapeLayerLineCap: _CourseImported {}
nonisolated extension CAShapeLayerLineJoin: _CourseImported {}
nonisolated extension CATransitionSubtype: _CourseImported {}
nonisolated extension CATransitionType: _CourseImported {}
nonisolated extension NSKeyValueChangeKey: _CourseImported {}
nonisolated extension UIActivity.ActivityType: _CourseImported {}
nonisolated extension UIApplication.LaunchOptionsKey: _CourseImported {}
nonisolated extension UIApplication.OpenURLOptionsKey: _CourseImported {}
nonisolated extension UIContentSizeCategory: _CourseImported {}
nonisolated extension UIFont.TextStyle: _CourseImported {}
nonisolated extension UIFont.Weight: _CourseImported {}
nonisolated extension UIFontDescriptor.AttributeName: _CourseImported {}
nonisolated extension UIFontDescriptor.SystemDesign: _CourseImported {}
nonisolated extension UIFontDescriptor.TraitKey: _CourseImported {}
nonisolated extension UIImagePickerController.InfoKey: _CourseImported {}
nonisolated extension UIPageViewController.OptionsKey: _CourseImported {}
nonisolated extension UIPasteboard.Name: _CourseImported {}
nonisolated extension UISceneSession.Role: _CourseImported {}
nonisolated extension UIScrollView.DecelerationRate: _CourseImported {}
nonisolated extension UISheetPresentationController.Detent.Identifier: _CourseImported {}
nonisolated extension UITextContentType: _CourseImported {}
nonisolated extension UITransitionContextViewControllerKey: _CourseImported {}
nonisolated extension UITransitionContextViewKey: _CourseImported {}
nonisolated extension UIWindow.Level: _CourseImported {}
