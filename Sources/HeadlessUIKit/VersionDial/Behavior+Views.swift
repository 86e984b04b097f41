import EventTrace

/// Windows, views and controllers by themselves.
extension Behavior {
  // MARK: Windows and screens

  static let screensAreOriented = Behavior(
    "screensAreOriented", citing: [135], since: 8.0,
    "UIScreen.bounds follows the interface's orientation; before, it was always portrait.")

  static let animationsDisableTheirViews = Behavior(
    "animationsDisableTheirViews", citing: [660], since: 5.0,
    "Views take no touches while a block animates them; on iOS 4 nothing on the screen does.")

  static let unseenAnimationsEndAtOnce = Behavior(
    "unseenAnimationsEndAtOnce", citing: [1277], since: 2.0,
    "An animation that changes only views in no window ends with the turn, whatever its duration.")

  static let stacksRestoreFirstResponders = Behavior(
    "stacksRestoreFirstResponders", citing: [663], since: 7.0,
    "A text that was edited when another controller was pushed or popped is edited again when its "
      + "controller comes back.")

  static let popoversPointToWholeViews = Behavior(
    "popoversPointToWholeViews", citing: [664], since: 13.2,
    "A popover without a source rectangle points to the whole source view; before, to its corner.")

  static let scrollsToRowsByTheirNames = Behavior(
    "scrollsToRowsByTheirNames", citing: ["M130", "M131"], since: 13.0, isOpen: true,
    "Scrolling a table to a row that there is not names the row and the table in the exception.")

  static let scrollsToItemsByTheirNames = Behavior(
    "scrollsToItemsByTheirNames", citing: ["M122", "M123"], since: 15.0, isOpen: true,
    "Scrolling a collection to an item that there is not names the item and the collection in the "
      + "exception.")

  static let registrationsAreMadeBefore = Behavior(
    "registrationsAreMadeBefore", citing: ["M132"], since: 15.0,
    "A cell registration that is made while a cell is asked for ends the app.")

  static let flowLayoutsMindContentInsets = Behavior(
    "flowLayoutsMindContentInsets", citing: ["M133"], since: 9.0, isOpen: true,
    "A flow layout warns of items that have no room between the insets of the content.")

  static let flowLayoutsBeginWithACapital = Behavior(
    "flowLayoutsBeginWithACapital", citing: ["M133"], since: 10.0, isOpen: true,
    "The warning of a flow layout begins with a capital letter.")

  static let tablesMindTheirWindow = Behavior(
    "tablesMindTheirWindow", citing: ["M134"], since: 13.0,
    "A table that is laid out in no window is noted on the console, once.")

  static let delegatesSayWhereContentRests = Behavior(
    "delegatesSayWhereContentRests", citing: [834], since: 9.0,
    "A collection's delegate may say where the content rests after a change.")

  static let heightOfZeroNamesCell = Behavior(
    "heightOfZeroNamesCell", citing: ["M141"], since: 13.0, isOpen: true,
    "The warning of a cell without a height names the cell.")

  static let headersWantBackgroundViews = Behavior(
    "headersWantBackgroundViews", citing: ["M142"], since: 11.0, isOpen: true,
    "The warning of a header's color asks for a background view.")

  static let headersWantBackgroundConfigurations = Behavior(
    "headersWantBackgroundConfigurations", citing: ["M142"], since: 14.0, isOpen: true,
    "The warning of a header's color asks for a background configuration.")

  static let offscreenRefreshesAreIgnored = Behavior(
    "offscreenRefreshesAreIgnored", citing: [754, "M126"], since: 17.0,
    "A refresh control that is in no window ignores beginRefreshing(), with a line on the console.")

  static let layoutsHearOfTransitions = Behavior(
    "layoutsHearOfTransitions", citing: [1275], since: 7.0,
    "Two layouts hear of an animated change from one to the other, before it and at its end.")

  static let layoutsSayWhereContentRests = Behavior(
    "layoutsSayWhereContentRests", citing: [794], since: 7.0,
    "A layout is asked where the content of its collection rests after a change of layout, items or size."
  )

  static let windowsFillTheScreen = Behavior(
    "windowsFillTheScreen", citing: [188], since: 9.0,
    "UIWindow() is as large as the screen; before, it has no size.")

  static let windowsLeaveOutTheStatusBar = Behavior(
    "windowsLeaveOutTheStatusBar", citing: [241], before: 12.0, isOpen: true,
    "The safe area of a window begins at its top, whatever status bar lies there.")

  static let barsOnPadsAreHigher = Behavior(
    "barsOnPadsAreHigher", citing: [240], since: 12.0,
    "Navigation bars and toolbars of an iPad are 50 points high; before, 44.")

  static let tabBarsLieFlat = Behavior(
    "tabBarsLieFlat", citing: [240], since: 11.0,
    "Tab bars of a phone on its side are 32 points high; before, 49.")

  static let switchesAreRound = Behavior(
    "switchesAreRound", citing: [590], since: 5.0,
    "A switch is round and 79 points wide up to iOS 6; before, it was square and 94 points wide.")

  static let controlsAreFlat = Behavior(
    "controlsAreFlat", citing: [590], since: 7.0,
    "Switches, steppers, buttons, sliders and page controls have other sizes than before.")

  static let viewsOnBarsKeepMargins = Behavior(
    "viewsOnBarsKeepMargins", citing: [1450], since: 7.0,
    "A view of the app's own at the side of a bar is 16 or 20 points away from it.")

  static let barsMeasureOwnViews = Behavior(
    "barsMeasureOwnViews", citing: [1409, 1410], since: 11.0,
    "A bar gives an app's view without a frame the size of its content; before, none.")

  static let searchBarsAreHigher = Behavior(
    "searchBarsAreHigher", citing: [590], since: 11.0,
    "A search bar is 56 points high; before, 44.")

  static let fieldsAreHigher = Behavior(
    "fieldsAreHigher", citing: [590], since: 13.0,
    "Text fields with round corners, steppers and segmented controls are some points higher.")

  static let barsOfProgressAreHigher = Behavior(
    "barsOfProgressAreHigher", citing: [590], since: 14.0,
    "A progress view is 4 points high and a page control 26; before, 2 and 37.")

  static let modelsAreTracked = Behavior(
    "modelsAreTracked", citing: [774], since: 26.0,
    "Views and controllers are laid out again when an observable object changes of which they have "
      + "read.")

  static let modelsAreTrackedIfAsked = Behavior(
    "modelsAreTrackedIfAsked", citing: [774], since: 18.0,
    "The same happens if Info.plist has UIObservationTrackingEnabled.")

  static let traitsAreTracked = Behavior(
    "traitsAreTracked", citing: [1427], since: 18.0,
    "Views and controllers are laid out again when traits change that they have read there.")

  static let datesKeepToTheirPicker = Behavior(
    "datesKeepToTheirPicker", citing: [1429], since: 18.0,
    "A date that the app sets stays between its picker's limits, and its minutes at the interval.")

  static let singlePagesAreHidden = Behavior(
    "singlePagesAreHidden", citing: [1430], since: 18.0,
    "A page control that hides for a single page is a hidden view then.")

  static let propertyUpdates = Behavior(
    "propertyUpdates", citing: [775], since: 26.0,
    "Views and controllers are asked for their properties before the layout.")

  static let switchesAreWide = Behavior(
    "switchesAreWide", citing: [590], since: 26.0,
    "A switch is 63 points wide and 28 high; before, 51 and 31.")

  static let controllersDecideAboutStatusBar = Behavior(
    "controllersDecideAboutStatusBar", citing: [181, 242], since: 7.0,
    "The controller in front decides about the status bar, unless Info.plist says that the app does."
  )

  static let lowRoomHidesStatusBar = Behavior(
    "lowRoomHidesStatusBar", citing: [243], since: 8.0,
    "A controller with little height hides the status bar unless its class says otherwise.")

  static let darkInterfaces = Behavior(
    "darkInterfaces", citing: [244], since: 13.0,
    "The user may choose a dark interface, and an app may make a part of its own light or dark.")

  static let hidingPassesTheKeyOn = Behavior(
    "hidingPassesTheKeyOn", citing: [179, "Q16"], isOpen: true,
    "When the key window is hidden, the topmost window that is still shown becomes the key window.")

  static let releasingPassesTheKeyOn = Behavior(
    "releasingPassesTheKeyOn", citing: [179, "Q16"], isOpen: true,
    "When the key window is let go of while it is shown, another window becomes the key window.")

  static let firstWindowTakesTheKey = Behavior(
    "firstWindowTakesTheKey", citing: [179, "Q16"], before: 9.0, isOpen: true,
    "After a key window that was let go of, the first of those that are shown becomes the key "
      + "window; later, the topmost.")

  static let launchImagesAreListed = Behavior(
    "launchImagesAreListed", citing: [175, 190], since: 7.0,
    "Info.plist may list launch images with the screens that they are for.")

  static let launchStoryboards = Behavior(
    "launchStoryboards", citing: [175, 191], since: 8.0,
    "An app with a launch storyboard gets the whole of every screen.")

  static let manualRootViewIsNoted = Behavior(
    "manualRootViewIsNoted", citing: ["M33"], since: 16.0, isOpen: true,
    "Adding the root controller's view to the window by hand is noted on the console.")

  // MARK: Views and controllers

  static let loadsIntoApplicationFrame = Behavior(
    "loadsIntoApplicationFrame", citing: [68], before: 7.0,
    "loadView() makes the view as large as the screen without the status bar.")

  static let controllersChooseFullScreen = Behavior(
    "controllersChooseFullScreen", citing: [68, 199], since: 3.0, before: 7.0,
    "A controller's view may reach below the status bar (wantsFullScreenLayout).")

  static let missingNibRaises = Behavior(
    "missingNibRaises", citing: [62, 63, "M6", "M14"], since: 3.0, isOpen: true,
    "A nib that is named and missing, or has no view, ends the app; before, the view is empty here,"
      + " with a diagnosis."
  )

  static let modulesHideNibs = Behavior(
    "modulesHideNibs", citing: [59], since: 8.0, before: 9.0,
    "A controller of a Swift class finds no nib that is named after it: the module is part of the name."
  )

  static let unknownClassesHaveCategory = Behavior(
    "unknownClassesHaveCategory", citing: [65, "M23"], since: 13.0,
    "The console line about an unknown class in a nib begins with [Storyboard].")

  static let runtimeAttributesAreForgiven = Behavior(
    "runtimeAttributesAreForgiven", citing: [308, "M38"], since: 8.0,
    "A value of a nib for a property that is missing is told on the console; before, the app ends.")

  static let ownVariablesAreProhibited = Behavior(
    "ownVariablesAreProhibited", citing: [1448, "M265"], since: 13.0,
    "Some variables of UIKit's own end an app that asks for them by a name with an underscore.")

  static let installedPrioritiesStay = Behavior(
    "installedPrioritiesStay", citing: [309, "M39"], since: 8.0,
    "A constraint that is installed stays required or optional; to change that ends the app.")

  static let constraintArgumentsAreChecked = Behavior(
    "constraintArgumentsAreChecked", citing: ["M165"], since: 8.0,
    "A constraint that cannot be ends the app when it is made.")

  static let constraintArgumentsAreNamed = Behavior(
    "constraintArgumentsAreNamed", citing: ["M165"], since: 10.0,
    "The words for it name the view and not the method.")

  static let contentViewsAreManaged = Behavior(
    "contentViewsAreManaged", citing: ["M166"], since: 11.0,
    "The console tells of a cell's content view whose mask is to say nothing.")

  static let layoutMustBePassedOn = Behavior(
    "layoutMustBePassedOn", citing: ["M167"], since: 6.0, before: 8.0,
    "A view with constraints whose layoutSubviews() does not call super ends the app.")

  static let colorsAreExtended = Behavior(
    "colorsAreExtended", citing: [892], since: 10.0,
    "The description of a color names the extended sRGB space; before, the device's.")

  static let layoutThreadIsChecked = Behavior(
    "layoutThreadIsChecked", citing: ["M168"], since: 9.0,
    "The console tells of constraints that are changed beside the main thread.")

  static let layoutThreadIsEnforced = Behavior(
    "layoutThreadIsEnforced", citing: ["M168"], since: 13.0,
    "Constraints that are changed beside the main thread end the app.")

  static let clearTextIsBlocked = Behavior(
    "clearTextIsBlocked", citing: [894, "M169"], since: 9.0,
    "An address with http fails unless the Info.plist allows it.")

  static let dequeuedViewsAreAwaited = Behavior(
    "dequeuedViewsAreAwaited", citing: ["M162"], since: 18.0,
    "A cell that is dequeued and not given to the collection view ends the app.")

  static let emptyPicturesRaise = Behavior(
    "emptyPicturesRaise", citing: [902, "M170"], since: 17.0,
    "An image context without a size ends the app; before, there is no context.")

  static let snapshotsAreNamed = Behavior(
    "snapshotsAreNamed", citing: [904, "M174"], since: 14.0, isOpen: true,
    "The console names the view of which there is no picture yet.")

  static let rootsLieInTwoViews = Behavior(
    "rootsLieInTwoViews", citing: [752], since: 13.0,
    "Two views are between a window and the view of its root in the responder chain.")

  static let nibsForDevices = Behavior(
    "nibsForDevices", citing: [60], since: 4.0,
    "A nib is found in Name~iphone.nib or Name~ipad.nib too, by the kind of device.")

  static let sharedViewsRaise = Behavior(
    "sharedViewsRaise", citing: [66, "M15"], since: 5.0, isOpen: true,
    "Giving a controller another's view ends the app; before, the view changes hands here.")

  static let nestedViewsAppear = Behavior(
    "nestedViewsAppear", citing: [86], since: 5.0,
    "A controller whose view is added somewhere inside of a window hears that it appears; before, "
      + "only one whose view was added to the window itself.")

  static let selfAsSubviewRaises = Behavior(
    "selfAsSubviewRaises", citing: [194, "M35"], since: 7.0, isOpen: true,
    "Adding a view to itself ends the app; before, it is passed over here with a diagnosis.")

  static let missingNumbersRaise = Behavior(
    "missingNumbersRaise", citing: [192, "M34"], since: 4.3, isOpen: true,
    "A frame, bounds or centre with something that is not a number ends the app; before, it is "
      + "passed over here with a diagnosis.")

  static let viewsDecideAboutGestures = Behavior(
    "viewsDecideAboutGestures", citing: [193], since: 6.0,
    "A view is asked whether a gesture in it may begin (gestureRecognizerShouldBegin(_:)).")

  static let contentInsetsAreAdjusted = Behavior(
    "contentInsetsAreAdjusted", citing: [185], since: 11.0,
    "A scroll view adds what bars cover to its insets (adjustedContentInset).")

  static let tintColors = Behavior(
    "tintColors", citing: [361], since: 7.0,
    "A view takes its tint from the views around, and below alerts and sheets the tint is dimmed.")

  static let rootMarginsChange = Behavior(
    "rootMarginsChange", citing: [362], since: 11.0,
    "An app may make the margins of a controller's view larger; before, the system decides.")

  static let constraintsNeedTheirTree = Behavior(
    "constraintsNeedTheirTree", citing: ["M48", "M50"], since: 7.0,
    "A constraint that is added to a view must bind only what is in that view.")

  static let constraintsNameTheirCategory = Behavior(
    "constraintsNameTheirCategory", citing: ["M49"], since: 9.0,
    "The console's line about such a constraint names UIConstraintBasedLayout.")

  static let layoutLinesAreMarked = Behavior(
    "layoutLinesAreMarked", citing: ["M49"], since: 10.0, isOpen: true,
    "The console's line about such a constraint begins with [LayoutConstraints].")

  static let constraintsSayIfActive = Behavior(
    "constraintsSayIfActive", citing: [430], since: 10.0, isOpen: true,
    "A constraint's description says whether it is active, and writes lengths out.")

  static let rootsAreEncapsulated = Behavior(
    "rootsAreEncapsulated", citing: [431], since: 8.0, isOpen: true,
    "The size of a cell or a controller's view is a constraint named UIView-Encapsulated-Layout.")

  static let constraintAlertsHaveFunction = Behavior(
    "constraintAlertsHaveFunction", citing: [431, "M61"], since: 8.0, isOpen: true,
    "The console's alert about constraints names a function to break at.")

  static let constraintAlertsHaveLines = Behavior(
    "constraintAlertsHaveLines", citing: [431, "M62"], since: 9.3, isOpen: true,
    "The console's alert about constraints has a line for each step, and a note only about masks.")

  static let constraintAlertsNameUIKitCore = Behavior(
    "constraintAlertsNameUIKitCore", citing: [431, "M62"], since: 13.0, isOpen: true,
    "The console's alert about constraints names a header of UIKitCore.")

  static let contextMenus = Behavior(
    "contextMenus", citing: [435, 438], since: 13.0,
    "A long touch on a row or an item opens the menu that the delegate has for it.")

  static let valuesArePrimaryActions = Behavior(
    "valuesArePrimaryActions", citing: [956], since: 14.0, isOpen: true,
    "A control with a value does its primary action when the value changes.")

  static let presentationsRestoreFirstResponders = Behavior(
    "presentationsRestoreFirstResponders", citing: [960], since: 8.0, isOpen: true,
    "A presentation ends the editing below it, and its dismissal brings it back.")

  static let phonesDrag = Behavior(
    "phonesDrag", citing: [945], since: 15.0, isOpen: true,
    "Things can be dragged out of views and lists on phones, too, unless the app says otherwise.")

  static let listMenusAreAnnounced = Behavior(
    "listMenusAreAnnounced", citing: [438], since: 13.2,
    "The delegate of a list hears that a menu is about to show or to go.")

  static let menusOfSeveralItems = Behavior(
    "menusOfSeveralItems", citing: [438], since: 16.0,
    "The delegate of a collection view is asked first for the menu of several items.")

  static let listsHavePrimaryActions = Behavior(
    "listsHavePrimaryActions", citing: [870], since: 16.0,
    "A tap on a row or an item does its primary action after it has selected it.")

  static let keyboardNewsIsAnimated = Behavior(
    "keyboardNewsIsAnimated", citing: [1276], since: 8.0, isOpen: true,
    "Who hears that the keyboard is about to change is called inside of the animation of it.")

  static let keyboardsHaveGuides = Behavior(
    "keyboardsHaveGuides", citing: [371], since: 15.0,
    "What is bound to a view's keyboard layout guide moves up and down with the keyboard.")

  // MARK: Touches

  static let gestureRecognizers = Behavior(
    "gestureRecognizers", citing: [260], since: 3.2,
    "UIGestureRecognizer exists; before, views find out by themselves what touches mean.")

  static let controlsKeepTheirTouches = Behavior(
    "controlsKeepTheirTouches", citing: [267], since: 6.0,
    "A tap on a button, switch, stepper, segmented control or page control is not taken by a "
      + "recognizer of a view around it.")

  static let gesturesRequireByQuestion = Behavior(
    "gesturesRequireByQuestion", citing: [262], since: 7.0,
    "Recognizers and their delegates are asked which of two waits for the other to fail.")

  static let gesturesAreAskedAboutEvents = Behavior(
    "gesturesAreAskedAboutEvents", citing: [263], since: IOSVersion(13, 4),
    "A recognizer's delegate is asked whether it gets an event at all.")

  static let scrollViewsTellTargets = Behavior(
    "scrollViewsTellTargets", citing: [268], since: 5.0,
    "A scroll view's delegate hears where the content will come to rest, and may change it.")

  static let stoppedContentTellsRest = Behavior(
    "stoppedContentTellsRest", citing: [943], since: 13.0,
    "A scroll view whose content a finger stopped tells its delegate that it rests.")

  static let respondersChooseActions = Behavior(
    "respondersChooseActions", citing: [182], since: 3.0,
    "Responders are asked whether they can perform an action (canPerformAction(_:withSender:)).")

  static let respondersFindTargets = Behavior(
    "respondersFindTargets", citing: [182], since: 7.0,
    "Responders are asked who performs an action (target(forAction:withSender:)).")

  static let presentedPassToPresenters = Behavior(
    "presentedPassToPresenters", citing: [182], isOpen: true,
    "After a presented controller the one that presented it is next in the responder chain; "
      + "otherwise, what its view lies in.")

  static let inputViews = Behavior(
    "inputViews", citing: [183], since: 3.2,
    "A responder may have a view of its own in the keyboard's place, and one on top of it.")

  static let keyboardsGoBetweenFields = Behavior(
    "keyboardsGoBetweenFields", citing: [835], since: 2.0, before: 4.0, isOpen: true,
    "From one field to the next the keyboard is said to go and to come again.")

  static let keyboardFramesAreTold = Behavior(
    "keyboardFramesAreTold", citing: [183], since: 5.0,
    "Every change of the keyboard's frame is announced, before the keyboard shows or hides.")

  static let keyboardsHaveTheirCurve = Behavior(
    "keyboardsHaveTheirCurve", citing: [269], since: 7.0, isOpen: true,
    "The curve of the keyboard's animation has the number 7, which has no name.")

  static let keyboardsSuggest = Behavior(
    "keyboardsSuggest", citing: [269], since: 8.0, isOpen: true,
    "The keyboard has a bar of suggestions, and its height depends on the screen.")

  static let keyboardsAreOverWindows = Behavior(
    "keyboardsAreOverWindows", citing: [1356], since: 9.0, isOpen: true,
    "The keyboard lies over the windows of alerts, too; before, under them.")

  static let keyboardsAreLocal = Behavior(
    "keyboardsAreLocal", citing: [183], since: 9.0,
    "The notifications of the keyboard say whether it belongs to this app.")

  static let keyboardsComeFromScreens = Behavior(
    "keyboardsComeFromScreens", citing: [269], since: 16.1,
    "The object of the keyboard's notifications is the screen; before, there is none.")

  static let fieldsSayWhyTheyEnd = Behavior(
    "fieldsSayWhyTheyEnd", citing: [269], since: 10.0,
    "A text field's delegate hears why editing ended (textFieldDidEndEditing(_:reason:)).")

  static let fieldsTellSelections = Behavior(
    "fieldsTellSelections", citing: [269], since: 13.0,
    "A text field's delegate hears when the selection changes.")

  static let textColorsFollowTheStyle = Behavior(
    "textColorsFollowTheStyle", citing: [806], since: 13.0,
    "Labels and fields write in the dynamic color `label` until the app sets one; before, in black."
  )

  static let textIsAlignedNaturally = Behavior(
    "textIsAlignedNaturally", citing: [807], since: 9.0, isOpen: true,
    "Text is aligned `.natural` until the app says it; before, `.left`.")

  static let alertsAskForTheirButton = Behavior(
    "alertsAskForTheirButton", citing: [270], since: 5.0,
    "An alert view's delegate is asked whether its first other button can be pressed.")

  static let animationsAdd = Behavior(
    "animationsAdd", citing: [271], since: 8.0, isOpen: true,
    "A second animation of a view adds to the first; before, the first ends without finishing.")

  static let rowsTellHighlights = Behavior(
    "rowsTellHighlights", citing: [274], since: 6.0,
    "A table's delegate is asked and told about the highlight of a row that a finger is on.")

  static let tablesTellWhatIsShown = Behavior(
    "tablesTellWhatIsShown", citing: [320], since: 6.0,
    "A table's delegate hears of headers and footers, and of what is no longer shown.")

  static let tablesEstimate = Behavior(
    "tablesEstimate", citing: [401], since: 7.0,
    "A table with estimated heights asks for the height of a row when the row is shown.")

  static let longTablesAskTwice = Behavior(
    "longTablesAskTwice", citing: [1191], since: 8.0, before: 9.0, isOpen: true,
    "A table with more rows than fit asks twice for numbers and heights before it shows the first rows."
  )

  static let tablesAskThreeTimes = Behavior(
    "tablesAskThreeTimes", citing: [1191], since: 9.0, before: 12.0, isOpen: true,
    "A table asks three times for numbers and heights before it shows the first rows.")

  static let rowsAreMeasuredWhileDequeuing = Behavior(
    "rowsAreMeasuredWhileDequeuing", citing: [1192], since: 11.0,
    "A cell that is dequeued for an estimated row has its row asked for the height, twice.")

  static let tablesEstimateByThemselves = Behavior(
    "tablesEstimateByThemselves", citing: [401], since: 11.0,
    "A table estimates heights where the app says nothing; before, it asks for all at once.")

  static let cellsSizeThemselves = Behavior(
    "cellsSizeThemselves", citing: [402], since: 8.0,
    "A row can be as high as the constraints of its cell say.")

  static let headersAreTall = Behavior(
    "headersAreTall", citing: [404], since: 7.0, isOpen: true,
    "Headers of a table are 28 points high and not 22, and grouped sections lie further apart.")

  static let headersWithoutViewsVanish = Behavior(
    "headersWithoutViewsVanish", citing: [404], before: 5.0,
    "A header without view and title takes no room, whatever height the delegate gives.")

  static let headersArePadded = Behavior(
    "headersArePadded", citing: [405], since: 15.0,
    "There is room above each header of a plain table.")

  static let navigationBarsGrow = Behavior(
    "navigationBarsGrow", citing: [411, 412], since: 11.0,
    "Navigation bars have large titles and search bars, which scrolling takes away.")

  static let scopesUpdateSearches = Behavior(
    "scopesUpdateSearches", citing: [1067], since: 13.0,
    "A search's updater is called for another scope, before the bar's delegate hears of it.")

  static let barsInSheetsAreHigher = Behavior(
    "barsInSheetsAreHigher", citing: [1070], since: 13.0,
    "A navigation bar in a sheet is 56 points high.")

  static let textViewsBeginWithoutFont = Behavior(
    "textViewsBeginWithoutFont", citing: [1074], since: 7.0,
    "The font of a text view is nil until it has had a text, or been set.")

  static let searchBarsShowAtFirst = Behavior(
    "searchBarsShowAtFirst", citing: [412], since: 13.0, isOpen: true,
    "A search bar that scrolling hides is there at first; before, it has to be pulled down.")

  static let snapshotsAreAlwaysCompared = Behavior(
    "snapshotsAreAlwaysCompared", citing: [416], since: 15.0,
    "A table compares snapshots also without animation; before, it loads everything again then.")

  static let listsPrefetch = Behavior(
    "listsPrefetch", citing: [406], since: 10.0,
    "A list tells which rows or items may be needed soon.")

  static let collectionsTellWhatWillShow = Behavior(
    "collectionsTellWhatWillShow", citing: [320], since: 8.0,
    "A collection's delegate hears of what comes on screen; before, only of what has left it.")

  static let contentSizesAreTold = Behavior(
    "contentSizesAreTold", citing: [393], since: 8.0,
    "A parent or a presenter hears that a controller wants another size.")

  static let cellsUpdateConfigurations = Behavior(
    "cellsUpdateConfigurations", citing: [391], since: 14.0,
    "A cell sets its configurations before it is shown, and again when its state has changed.")

  static let collectionsAreEdited = Behavior(
    "collectionsAreEdited", citing: [643], since: 14.0,
    "Editing a collection view controller edits its collection, and loads it for that.")

  static let listsMoveRows = Behavior(
    "listsMoveRows", citing: [185, "M37"], since: 5.0,
    "Rows can be moved, and the words for updates that do not add up count them.")

  static let invalidUpdatesHaveOneSpace = Behavior(
    "invalidUpdatesHaveOneSpace", citing: ["M37"], since: 13.0, isOpen: true,
    "The words for updates that do not add up have one space between their sentences.")

  static let invalidUpdatesNameTheList = Behavior(
    "invalidUpdatesNameTheList", citing: ["M37"], since: 15.0, isOpen: true,
    "The words for updates that do not add up end with the list.")

  static let invalidBatchesAreSpelledOut = Behavior(
    "invalidBatchesAreSpelledOut", citing: ["M144"], since: 16.4,
    "Updates after which there are fewer rows than they leave are told with all numbers.")

  static let invalidBatchesSayAnd = Behavior(
    "invalidBatchesSayAnd", citing: ["M144"], since: 17.0, isOpen: true,
    "The numbers before and after updates are inconsistent, and no longer one or the other.")

  static let rowsHaveActions = Behavior(
    "rowsHaveActions", citing: [275], since: 8.0,
    "The delegate says which buttons a swipe over a row brings up.")

  static let rowActionsNeedCommits = Behavior(
    "rowActionsNeedCommits", citing: [275], since: 8.0, before: 9.0, isOpen: true,
    "A swipe brings up the actions of a row only if the data source commits edits.")

  static let rowsHaveSwipeActions = Behavior(
    "rowsHaveSwipeActions", citing: [275], since: 11.0,
    "The buttons that a swipe over a row brings up may stand at either side.")

  static let disappearanceEndsAtOnce = Behavior(
    "disappearanceEndsAtOnce", citing: [87], isOpen: true,
    "viewDidDisappear(_:) comes as soon as the view is out of its window, not after the turn.")

  static let firstAppearanceEndsLate = Behavior(
    "firstAppearanceEndsLate", citing: [100], since: 6.1, before: 7.0, isOpen: true,
    "The first viewDidAppear(_:) comes some time after the turn in which the app became active.")

  static let refusedEndsAreNoted = Behavior(
    "refusedEndsAreNoted", citing: ["M202"], since: 11.0,
    "The console notes a first responder that refused to end and leaves its window.")

  static let keysArePresses = Behavior(
    "keysArePresses", citing: [785], since: 13.4,
    "A key of a keyboard that is no command comes to apps by pressesBegan(_:with:).")

  static let controllersInheritFromViews = Behavior(
    "controllersInheritFromViews", citing: [1034], since: 17.0,
    "A child controller takes its traits from the view around its own, and not from its parent.")

  static let ownTraitsAreToldLater = Behavior(
    "ownTraitsAreToldLater", citing: [1035], since: 17.0,
    "Traits that the app sets are told before the next layout, and not at once.")
}
