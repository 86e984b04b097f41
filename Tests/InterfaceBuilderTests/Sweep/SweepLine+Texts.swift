import Foundation

@testable import HeadlessUIKit

extension SweepLine {
  static var texts: [SweepLine] {
    let red =
      "<attributes>\(UIColor.sweep("NSColor"))<font key=\"NSFont\" size=\"31\" name=\"Helvetica\"/></attributes>"
    return lines("label", UILabel.self) { says in
      says("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/>") {
        $0.font.pointSize == 31
      }
      says("<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleTitle1\"/>") {
        $0.font.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize
      }
      says(
        "<fontDescription key=\"fontDescription\" name=\"Georgia-Bold\" family=\"Georgia\" pointSize=\"31\"/>"
      ) {
        $0.font.fontName == "Georgia-Bold"
      }
      says(UIColor.sweep("textColor")) { $0.textColor.isSwept }
      says(UIColor.sweep("highlightedColor")) { $0.highlightedTextColor?.isSwept == true }
      says(UIColor.sweep("shadowColor")) { $0.shadowColor?.isSwept == true }
      says("<size key=\"shadowOffset\" width=\"1\" height=\"2\"/>") {
        $0.shadowOffset == CGSize(width: 1, height: 2)
      }
      says("textAlignment=\"right\"") { $0.textAlignment == .right }
      says("textAlignment=\"justified\"") { $0.textAlignment == .justified }
      says("textAlignment=\"center\"") { $0.textAlignment == .center }
      says("lineBreakMode=\"wordWrap\"") { $0.lineBreakMode == .byWordWrapping }
      says("lineBreakMode=\"characterWrap\"") { $0.lineBreakMode == .byCharWrapping }
      says("lineBreakMode=\"clip\"") { $0.lineBreakMode == .byClipping }
      says("lineBreakMode=\"middleTruncation\"") { $0.lineBreakMode == .byTruncatingMiddle }
      says("numberOfLines=\"0\"") { $0.numberOfLines == 0 }
      says("text=\"a\"") { $0.text == "a" }
      says("<string key=\"text\">a\nb</string>") { $0.text == "a\nb" }
      says("<mutableString key=\"text\">a</mutableString>") { $0.text == "a" }
      says("<string key=\"text\" base64-UTF8=\"YES\">w6Q</string>") { $0.text == "ä" }
      says(
        "<attributedString key=\"attributedText\"><fragment content=\"a\">\(red)</fragment></attributedString>"
      ) {
        $0.attributedText?.string == "a" && $0.textColor.isSwept && $0.font.pointSize == 31
      }
      says("enabled=\"NO\"") { !$0.isEnabled }
      says("highlighted=\"YES\"") { $0.isHighlighted }
      says("adjustsFontSizeToFit=\"NO\"") { !$0.adjustsFontSizeToFitWidth }
      says("baselineAdjustment=\"none\"") { $0.baselineAdjustment == .none }
      says("baselineAdjustment=\"alignCenters\"") { $0.baselineAdjustment == .alignCenters }
      says("minimumScaleFactor=\"0.5\"") { $0.minimumScaleFactor == 0.5 }
      says(
        "minimumFontSize=\"8.5\"<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
      ) {
        $0.minimumScaleFactor == 0.5
      }
      says("allowsDefaultTighteningForTruncation=\"YES\"") {
        $0.allowsDefaultTighteningForTruncation
      }
      says("adjustsFontForContentSizeCategory=\"YES\"") { $0.adjustsFontForContentSizeCategory }
      says("preferredMaxLayoutWidth=\"31\"") { $0.preferredMaxLayoutWidth == 31 }
      says("showsExpansionTextWhenTruncated=\"YES\"") { $0.showsExpansionTextWhenTruncated }
    }
      + lines("textField", UITextField.self) { says in
        says("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/>") {
          $0.font?.pointSize == 31
        }
        says(UIColor.sweep("textColor")) { $0.textColor?.isSwept == true }
        says("textAlignment=\"right\"") { $0.textAlignment == .right }
        says("text=\"a\"") { $0.text == "a" }
        says("placeholder=\"a\"") { $0.placeholder == "a" }
        says(
          "<attributedString key=\"attributedText\"><fragment content=\"a\">\(red)</fragment></attributedString>"
        ) {
          $0.attributedText?.string == "a"
        }
        says(
          "<attributedString key=\"attributedPlaceholder\"><fragment content=\"a\">\(red)</fragment></attributedString>"
        ) {
          $0.attributedPlaceholder?.string == "a"
        }
        says("borderStyle=\"roundedRect\"") { $0.borderStyle == .roundedRect }
        says("borderStyle=\"bezel\"") { $0.borderStyle == .bezel }
        says("borderStyle=\"line\"") { $0.borderStyle == .line }
        says("clearButtonMode=\"whileEditing\"") { $0.clearButtonMode == .whileEditing }
        says("clearButtonMode=\"always\"") { $0.clearButtonMode == .always }
        says("clearsOnBeginEditing=\"YES\"") { $0.clearsOnBeginEditing }
        says("clearsOnInsertion=\"YES\"") { $0.clearsOnInsertion }
        says("allowsEditingTextAttributes=\"YES\"") { $0.allowsEditingTextAttributes }
        says("adjustsFontSizeToFit=\"NO\"") { !$0.adjustsFontSizeToFitWidth }
        says("minimumFontSize=\"9\"") { $0.minimumFontSize == 9 }
        says("adjustsFontForContentSizeCategory=\"YES\"") { $0.adjustsFontForContentSizeCategory }
        says("background=\"picture\"") { $0.background != nil }
        says("disabledBackground=\"picture\"") { $0.disabledBackground != nil }
        for (trait, holds) in traits(of: UITextField.self) {
          says("<textInputTraits key=\"textInputTraits\" \(trait)/>", holds)
        }
        says("<textInputTraits key=\"textInputTraits\" passwordRules=\"minlength: 8;\"/>") {
          $0.passwordRules != nil
        }
      }
      + lines("textView", UITextView.self) { says in
        says("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"31\"/>") {
          $0.font?.pointSize == 31
        }
        says(UIColor.sweep("textColor")) { $0.textColor?.isSwept == true }
        says("textAlignment=\"right\"") { $0.textAlignment == .right }
        says("text=\"a\"") { $0.text == "a" }
        says(
          "<attributedString key=\"attributedText\"><fragment content=\"a\">\(red)</fragment></attributedString>"
        ) {
          $0.attributedText.string == "a"
        }
        says("editable=\"NO\"") { !$0.isEditable }
        says("selectable=\"NO\"") { !$0.isSelectable }
        says("allowsEditingTextAttributes=\"YES\"") { $0.allowsEditingTextAttributes }
        says("clearsOnInsertion=\"YES\"") { $0.clearsOnInsertion }
        says("adjustsFontForContentSizeCategory=\"YES\"") { $0.adjustsFontForContentSizeCategory }
        says("findInteractionEnabled=\"YES\"") { $0.isFindInteractionEnabled }
        says("<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" address=\"YES\"/>") {
          $0.dataDetectorTypes == [.link, .address]
        }
        for (trait, holds) in traits(of: UITextView.self) {
          says("<textInputTraits key=\"textInputTraits\" \(trait)/>", holds)
        }
      }
  }

  /// How something is typed, which fields and text views have in common.
  static func traits<Object: NSObject & SweptTraits>(
    of type: Object.Type
  ) -> [(String, (Object) -> Bool)] {
    [
      ("", { $0.autocapitalizationType == .none }),
      ("autocapitalizationType=\"words\"", { $0.autocapitalizationType == .words }),
      ("autocapitalizationType=\"allCharacters\"", { $0.autocapitalizationType == .allCharacters }),
      ("autocorrectionType=\"no\"", { $0.autocorrectionType == .no }),
      ("spellCheckingType=\"yes\"", { $0.spellCheckingType == .yes }),
      ("keyboardType=\"emailAddress\"", { $0.keyboardType == .emailAddress }),
      ("keyboardType=\"alphabet\"", { $0.keyboardType == .asciiCapable }),
      ("keyboardType=\"URL\"", { $0.keyboardType == .URL }),
      ("keyboardType=\"numbersAndPunctuation\"", { $0.keyboardType == .numbersAndPunctuation }),
      ("keyboardType=\"decimalPad\"", { $0.keyboardType == .decimalPad }),
      ("keyboardType=\"namePhonePad\"", { $0.keyboardType == .namePhonePad }),
      ("keyboardType=\"webSearch\"", { $0.keyboardType == .webSearch }),
      ("keyboardAppearance=\"alert\"", { $0.keyboardAppearance == .alert }),
      ("keyboardAppearance=\"light\"", { $0.keyboardAppearance == .light }),
      ("returnKeyType=\"emergencyCall\"", { $0.returnKeyType == .emergencyCall }),
      ("returnKeyType=\"continue\"", { $0.returnKeyType == .continue }),
      ("returnKeyType=\"done\"", { $0.returnKeyType == .done }),
      ("enablesReturnKeyAutomatically=\"YES\"", { $0.enablesReturnKeyAutomatically }),
      ("secureTextEntry=\"YES\"", { $0.isSecureTextEntry }),
      ("smartDashesType=\"no\"", { $0.smartDashesType == .no }),
      ("smartInsertDeleteType=\"no\"", { $0.smartInsertDeleteType == .no }),
      ("smartQuotesType=\"no\"", { $0.smartQuotesType == .no }),
      ("textContentType=\"username\"", { $0.textContentType == .username }),
    ]
  }
}

/// What ``SweepLine/traits(of:)`` looks at.
@MainActor
protocol SweptTraits {
  var autocapitalizationType: UITextAutocapitalizationType { get }
  var autocorrectionType: UITextAutocorrectionType { get }
  var spellCheckingType: UITextSpellCheckingType { get }
  var keyboardType: UIKeyboardType { get }
  var keyboardAppearance: UIKeyboardAppearance { get }
  var returnKeyType: UIReturnKeyType { get }
  var enablesReturnKeyAutomatically: Bool { get }
  var isSecureTextEntry: Bool { get }
  var smartDashesType: UITextSmartDashesType { get }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  var smartQuotesType: UITextSmartQuotesType { get }
  var textContentType: UITextContentType! { get }
}

extension UITextField: SweptTraits {}
extension UITextView: SweptTraits {}
