/// Lets an app call optional methods of UIKit's delegates as Objective-C has them: `delegate?.method?(…)`, which
/// is nil where the method is missing, and `delegate.method!(…)` (rule 1263).
///
/// Here every delegate has the methods, by defaults, which say when it was one of them that was called.
struct OptionalCalls: SourceRewrite {
  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    // What the app's own protocols leave to choice is another rewrite's.
    let methods = Self.methods.subtracting(app.optionalMethods)
    var edits: [SourceEdit] = []
    for index in tokens.indices.dropFirst(2).dropLast(3)
    where tokens[index].kind == .word && methods.contains(tokens[index].text)
      && tokens[index - 1].isMark(".")
    {
      let (mark, open) = (tokens[index + 1], tokens[index + 2])
      guard mark.isMark("?") || mark.isMark("!"), open.isMark("("),
        tokens[index].range.upperBound == mark.range.lowerBound,
        mark.range.upperBound == open.range.lowerBound
      else { continue }
      edits.append(SourceEdit(range: mark.range, replacement: ""))
      guard mark.isMark("?"), let start = Self.start(of: index - 1, tokens),
        let call = Self.call(at: index + 2, tokens)
      else { continue }
      let first = tokens[start].range.lowerBound
      let name = "\(tokens[index].text)(\(call.labels.map { "\($0):" }.joined()))"
      edits.append(
        SourceEdit(range: first..<first, replacement: "UIKit._courseAsked(\"\(name)\", { "))
      let end = tokens[call.end].range.upperBound
      let goesOn = call.end + 1 < tokens.count && tokens[call.end + 1].isMark(".")
      edits.append(SourceEdit(range: end..<end, replacement: goesOn ? " })?" : " })"))
    }
    return edits
  }

  /// The first word of what stands before a point.
  private static func start(of point: Int, _ tokens: [SourceToken]) -> Int? {
    var place = point - 1
    while place >= 0 {
      let token = tokens[place]
      if token.isMark("?") || token.isMark("!") {
        place -= 1
        continue
      }
      if token.isMark(")") || token.isMark("]") {
        guard let opening = tokens.opening(of: place) else { return nil }
        let isSuffix =
          opening > 0 && tokens[opening - 1].range.upperBound == tokens[opening].range.lowerBound
          && (tokens[opening - 1].kind == .word
            || [")", "]", "?", "!"].contains(tokens[opening - 1].text))
        guard isSuffix else { return opening }
        place = opening - 1
        continue
      }
      guard token.kind == .word else { return nil }
      guard place > 1, tokens[place - 1].isMark(".") else { return place }
      place -= 2
    }
    return nil
  }

  /// Where the call with that bracket ends, and what its arguments are called.
  private static func call(at open: Int, _ tokens: [SourceToken]) -> (labels: [String], end: Int)? {
    var (depth, labels, isFirst) = (0, [String](), false)
    for place in open..<tokens.count {
      let token = tokens[place]
      if token.isMark("(") || token.isMark("[") || token.isMark("{") {
        if depth == 1, isFirst { labels.append("_") }
        depth += 1
        isFirst = depth == 1
        continue
      }
      if token.isMark(")") || token.isMark("]") || token.isMark("}") {
        depth -= 1
        if depth == 0 { return (labels, place) }
        continue
      }
      if depth == 1, token.isMark(",") {
        isFirst = true
      } else if depth == 1, isFirst {
        let isLabel =
          token.kind == .word && place + 1 < tokens.count && tokens[place + 1].isMark(":")
        labels.append(isLabel ? token.text : "_")
        isFirst = false
      }
    }
    return nil
  }

  /// The first words of what the protocols of UIKit leave to choice.
  private static let methods: Set<String> = [
    "actionSheet", "actionSheetCancel", "adaptivePresentationStyle", "alertView", "alertViewCancel",
    "animationController", "animationDidStart", "animationDidStop", "animationEnded", "application",
    "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationDidFinishLaunching",
    "applicationDidReceiveMemoryWarning", "applicationProtectedDataDidBecomeAvailable",
    "applicationProtectedDataWillBecomeUnavailable",
    "applicationShouldAutomaticallyLocalizeKeyCommands",
    "applicationShouldRequestHealthAuthorization", "applicationSignificantTimeChange",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "calendarView", "collectionView", "collisionBehavior", "contextMenuInteraction",
    "dateSelection", "didDismissSearchController", "didPresentSearchController", "dragInteraction",
    "dropInteraction", "dynamicAnimatorDidPause", "dynamicAnimatorWillResume",
    "editMenuInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "imagePickerController", "imagePickerControllerDidCancel", "interactionControllerForDismissal",
    "interactionControllerForPresentation", "interruptibleAnimator", "layoutManager",
    "multiDateSelection", "navigationBar", "navigationController",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "navigationControllerSupportedInterfaceOrientations", "numberOfSections", "pageControlProgress",
    "pageControlProgressVisibilityDidChange", "pageControlTimerProgress",
    "pageControlTimerProgressDidChange", "pageViewController",
    "pageViewControllerPreferredInterfaceOrientationForPresentation",
    "pageViewControllerSupportedInterfaceOrientations", "pickerView",
    "popoverControllerDidDismissPopover", "popoverControllerShouldDismissPopover",
    "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
    "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    "presentSearchController", "presentationController",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationCount",
    "presentationIndex", "previewInteraction", "previewInteractionShouldBegin",
    "primaryViewController", "scene", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
    "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "scrollViewWillBeginZooming", "scrollViewWillEndDragging", "searchBar",
    "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
    "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "searchController", "searchDisplayController",
    "searchDisplayControllerDidBeginSearch", "searchDisplayControllerDidEndSearch",
    "searchDisplayControllerWillBeginSearch", "searchDisplayControllerWillEndSearch",
    "sectionIndexTitles", "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    "splitViewController", "splitViewControllerDidCollapse", "splitViewControllerDidExpand",
    "splitViewControllerInteractivePresentationGestureDidEnd",
    "splitViewControllerInteractivePresentationGestureWillBegin",
    "splitViewControllerPreferredInterfaceOrientationForPresentation",
    "splitViewControllerSupportedInterfaceOrientations", "stateRestorationActivity", "tabBar",
    "tabBarController", "tabBarControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations", "tableView", "targetDisplayModeForAction",
    "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textStorage", "textView",
    "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
    "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    "textViewWritingToolsDidEnd", "textViewWritingToolsWillBegin", "updateSearchResults",
    "userNotificationCenter", "viewForZooming", "willDismissSearchController",
    "willPresentSearchController", "windowScene",
  ]
}
