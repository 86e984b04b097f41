import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What fields, views and searches of text tell, and what comes of it.
@Suite
@MainActor
struct TextMembersTests {
  @Test("Who writes a text has an input mode, with a language", .rule(1332))
  func modes() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    let modes = UITextInputMode.activeInputModes
    expect(modes.contains { $0.primaryLanguage?.hasPrefix("en") == true })
    expect(field.becomeFirstResponder())
    try stage.settle()
    expect(field.textInputMode?.primaryLanguage?.hasPrefix("en") == true)
    expect(field.textInputContextIdentifier == nil && field.inputAccessoryViewController == nil)
    expect(field.inputViewController == nil)
    expect(field.inputAssistantItem.allowsHidingShortcuts)
    expect(field.editingInteractionConfiguration == .default)
    expect(!root.view.isFirstResponder && root.view.editingInteractionConfiguration == .default)
  }

  @Test("Texts can be dragged and dropped, and a text view has pieces for it")
  func dragging() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(view.textDragDelegate == nil && view.textDropDelegate == nil)
    let interaction = UITextInteraction(for: .nonEditable)
    expect(interaction.textInteractionMode == .nonEditable)
    expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view == nil })
    expectEqual(
      UITextInputPasswordRules(descriptor: "required: lower;").passwordRulesDescriptor,
      "required: lower;")
  }

  @Test("A text's content types differ")
  func contentTypes() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let people: [UITextContentType] = [
      .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle,
      .organizationName, .telephoneNumber, .emailAddress, .username, .password, .newPassword,
      .oneTimeCode, .birthdate, .birthdateDay, .birthdateMonth, .birthdateYear, .dateTime,
    ]
    let places: [UITextContentType] = [
      .location, .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity,
      .addressState, .addressCityAndState, .sublocality, .countryName, .postalCode, .URL,
    ]
    let cards: [UITextContentType] = [
      .creditCardNumber, .creditCardName, .creditCardGivenName, .creditCardMiddleName,
      .creditCardFamilyName, .creditCardSecurityCode, .creditCardExpiration,
      .creditCardExpirationMonth, .creditCardExpirationYear, .creditCardType,
    ]
    expectEqual(Set(people + places + cards).count, people.count + places.count + cards.count)
    let field = UITextField()
    field.textContentType = .oneTimeCode
    expectEqual(field.textContentType, .oneTimeCode)
    expect(!field.hasText)
    field.insertText("a")
    expect(field.hasText)
    field.deleteBackward()
    expect(!field.hasText)
  }

  @Test("A checker knows the words that it has learned, and those to be left alone", .rule(1332))
  func checking() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let checker = UITextChecker()
    expect(UITextChecker.availableLanguages.contains { $0.hasPrefix("en") })
    expect(!UITextChecker.hasLearnedWord("flurb"))
    UITextChecker.learnWord("flurb")
    expect(UITextChecker.hasLearnedWord("flurb"))
    UITextChecker.unlearnWord("flurb")
    expect(!UITextChecker.hasLearnedWord("flurb"))
    expect(checker.ignoredWords?.isEmpty != false)
    checker.ignoreWord("grix")
    expectEqual(checker.ignoredWords, ["grix"])
    checker.ignoredWords = ["a", "b"]
    expectEqual(checker.ignoredWords?.count, 2)
  }

  @Test("Tokens of a search field lie before its text, and stand for a piece of it")
  func tokens() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    root.view.addSubview(field)
    field.text = "hello world"
    field.insertToken(UISearchToken(icon: nil, text: "A"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "B"), at: 1)
    expectEqual(field.tokens.count, 2)
    let whole = field.textualRange
    expectEqual(field.text(in: whole), "hello world")
    let second = field.positionOfToken(at: 1)
    expect(field.offset(from: second, to: whole.start) >= 0)
    let end = try #require(field.position(from: whole.start, offset: 6))
    let piece = try #require(field.textRange(from: whole.start, to: end))
    field.replaceTextualPortion(of: piece, with: UISearchToken(icon: nil, text: "C"), at: 2)
    expect(field.tokens.count == 3 && field.text == "world")
    field.removeToken(at: 0)
    expectEqual(field.tokens.count, 2)
    let suggestion = UISearchSuggestionItem(
      localizedSuggestion: "s", localizedDescription: "d", iconImage: nil)
    expect(suggestion.localizedSuggestion == "s" && suggestion.iconImage == nil)
    expectEqual(suggestion.localizedDescription, "d")
  }

  private final class Picky: NSObject, UITextViewDelegate {
    var mayBegin = false
    var mayEnd = false
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { mayEnd }
  }

  @Test("A text view asks whether writing may begin and end")
  func asking() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let (view, picky) = (UITextView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), Picky())
    view.delegate = picky
    root.view.addSubview(view)
    var posted: [String] = []
    let center = HeadlessUIKit.NotificationCenter.default
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      center.addObserver(forName: name, object: view, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    expect(!view.becomeFirstResponder())
    picky.mayBegin = true
    expect(view.becomeFirstResponder() && !view.resignFirstResponder() && view.isFirstResponder)
    picky.mayEnd = true
    expect(view.resignFirstResponder())
    expectEqual(posted.count, 2)
  }

  @Test("A search in a text view finds, counts and goes on")
  func searching() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = "one two one"
    view.isFindInteractionEnabled = true
    root.view.addSubview(view)
    let options = UITextSearchOptions()
    expect(options.wordMatchMethod == .contains && options.stringCompareOptions == .caseInsensitive)
    let session = UITextSearchingFindSession(searchableObject: view)
    expect(session.searchableObject === view && session.supportsReplacement)
    session.performSearch(query: "one", options: options)
    try stage.settle()
    expectEqual(session.resultCount, 2)
    session.highlightNextResult(in: .forward)
    expect(session.allowsReplacementForCurrentlyHighlightedResult)
    expect(session.highlightedResultIndex >= 0)
    session.invalidateFoundResults()
    expectEqual(session.resultCount, 0)
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    expect(view.shouldReplace(foundTextRange: range, document: nil, withText: "x"))
    expectNil(view.selectedTextSearchDocument)
    let finding = UIFindInteraction(sessionDelegate: Sessions())
    view.findInteraction?.dismissFindNavigator()
    finding.findPrevious()
    expect(finding.activeFindSession == nil)
  }

  private final class Sessions: NSObject, UIFindInteractionDelegate {
    func findInteraction(
      _ interaction: UIFindInteraction, sessionFor view: UIView
    ) -> UIFindSession? {
      nil
    }
  }
}
