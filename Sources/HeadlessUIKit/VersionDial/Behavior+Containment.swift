import EventTrace

/// Controllers in controllers, navigation and tabs.
extension Behavior {
  // MARK: Containment

  static let containment = Behavior(
    "containment", citing: [81, 93, 97], since: 5.0,
    "Controllers have children; the tree of views must agree with them, and transitions that are "
      + "begun must be ended.")

  static let presentersAreParents = Behavior(
    "presentersAreParents", citing: [103], before: 5.0,
    "The parent of a presented controller is its presenter.")

  static let forwardingIsAskedByItsNewName = Behavior(
    "forwardingIsAskedByItsNewName", citing: [90], since: 6.0,
    "shouldAutomaticallyForwardAppearanceMethods is asked; before, one method for appearance and rotation."
  )

  static let childrenJoinTheirParent = Behavior(
    "childrenJoinTheirParent", citing: [99, 100], since: 7.0,
    "A child that is added while its parent is appearing appears with it, once.")

  static let innerChildrenMissTheBeginning = Behavior(
    "innerChildrenMissTheBeginning", citing: [1117], since: 7.0, before: 13.0, isOpen: true,
    "A child whose view comes in with another one while a push or a tab brings its parent misses "
      + "viewWillAppear(_:).")

  static let appearancesEndForAllChildren = Behavior(
    "appearancesEndForAllChildren", citing: [99, 100], since: 5.0, before: 7.0,
    "When a parent has appeared, all its children hear viewDidAppear(_:), whatever they heard "
      + "before.")

  static let unregisteredChildrenHearTwice = Behavior(
    "unregisteredChildrenHearTwice", citing: [94], since: 5.0, isOpen: true,
    "A controller that a manual forwarder nests without addChild(_:) hears each event twice.")

  // MARK: Navigation and tabs

  static let didShowComesTwiceAtLaunch = Behavior(
    "didShowComesTwiceAtLaunch", citing: [108], since: 5.0, before: 13.0, isOpen: true,
    "A navigation controller whose content comes on screen first tells its delegate didShow before "
      + "viewDidAppear(_:) too.")

  static let nestedPushIsNoted = Behavior(
    "nestedPushIsNoted", citing: [110], since: 4.0, before: 8.0,
    "A push or pop during an animated one is noted on the console, and so is the end of both.")

  static let nestedPushesWait = Behavior(
    "nestedPushesWait", citing: [110], since: 8.0, isOpen: true,
    "A push during an animated push or pop begins when that has ended, and viewControllers is as it "
      + "was until then.")

  static let unshownRootsLoad = Behavior(
    "unshownRootsLoad", citing: [1116], since: 7.0, before: 18.0, isOpen: true,
    "An animated push over a controller that was not on screen yet loads its view.")

  static let stacksWrapContent = Behavior(
    "stacksWrapContent", citing: [1115], since: 2.0, before: 7.0,
    "The content of a navigation controller lies in a view of UIKit's, at its upper left corner.")

  static let replacedControllersHearNoMove = Behavior(
    "replacedControllersHearNoMove", citing: [1113], since: 5.0, before: 8.0, isOpen: true,
    "The controller on screen that a new stack takes off hears of no move to another parent.")

  static let presentationsHoldStacks = Behavior(
    "presentationsHoldStacks", citing: [830], since: 8.0, isOpen: true,
    "While a navigation controller, or one around it, presents with an animation or ends a search, its "
      + "stack does not change, which is noted on the console.")

  static let navigationWaitsForLayout = Behavior(
    "navigationWaitsForLayout", citing: [480], since: 7.0,
    "A push or pop on screen loads the view and tells of appearances with the next layout.")

  static let tabsEndTogether = Behavior(
    "tabsEndTogether", citing: [1079], since: 18.0,
    "The tab that was left disappears for good right before the new one has appeared.")

  static let nilPushesRaise = Behavior(
    "nilPushesRaise", citing: ["M11c"], since: 4.0, isOpen: true,
    "Pushing nil ends the app; before, it is passed over here with a diagnosis.")

  static let interactivePop = Behavior(
    "interactivePop", citing: [76, 111], since: 7.0,
    "A swipe from the edge pops the top controller, and can be taken back.")

  static let pushesUpdateConstraints = Behavior(
    "pushesUpdateConstraints", citing: [72, 104], since: 7.0, before: 9.0, isOpen: true,
    "A push or pop updates constraints of the covered view too, and lays the new one out again.")

  static let barsLieOnContent = Behavior(
    "barsLieOnContent", citing: [195], since: 7.0,
    "Navigation bars and tab bars lie on their content; before, the content ended at them.")

  static let tabDelegateHearsOfCode = Behavior(
    "tabDelegateHearsOfCode", citing: [161], before: 3.0,
    "tabBarController(_:didSelect:) comes for every real change, also by code, and for no other "
      + "tap.")

  static let popsByCodeAskTheApp = Behavior(
    "popsByCodeAskTheApp", citing: [1189], before: 13.0, isOpen: true,
    "navigationBar(_:shouldPop:) of a navigation controller is asked when code or a finger pops, too."
  )

  static let backButtonPopsForTheApp = Behavior(
    "backButtonPopsForTheApp", citing: [325], since: 13.0,
    "The back button pops the controller too where the app answers navigationBar(_:shouldPop:) with true; "
      + "before, only the bar's item went.")

  // MARK: Pages

  static let pagesAppearAtOnce = Behavior(
    "pagesAppearAtOnce", citing: [162], since: 5.0,
    "A page that is set before its page controller is on screen hears at once that it appeared.")

  static let scrollingPagesAreAskedAhead = Behavior(
    "scrollingPagesAreAskedAhead", citing: [486], since: 6.0,
    "The data source of pages that scroll is asked for both neighbours, once, and ahead of time.")

  static let animatedPagesStayNeighbours = Behavior(
    "animatedPagesStayNeighbours", citing: [1279], since: 6.0, before: 8.0, isOpen: true,
    "A page that scrolled away by code is the neighbour of the new one, whatever the data source "
      + "says.")

  static let pagesAnnounceTurns = Behavior(
    "pagesAnnounceTurns", citing: [162], since: 6.0,
    "A page controller tells its delegate when a finger begins to turn.")

  static let pagesHaveDots = Behavior(
    "pagesHaveDots", citing: [162, 842], since: 6.0,
    "Pages that scroll sideways ask their data source for the dots below them, and end above them.")

  // MARK: Split views

  static let splitViewsCollapse = Behavior(
    "splitViewsCollapse", citing: ["Q13"], since: 8.0, isOpen: true,
    "Split views exist on phones too and collapse where the room is narrow; before, they were the "
      + "iPad's.")

  static let splitDelegatesHide = Behavior(
    "splitDelegatesHide", citing: ["Q13"], since: 5.0, before: 8.0, isOpen: true,
    "A split view asks its delegate whether the primary controller hides.")

  // MARK: Callbacks

  static let layoutCallbacks = Behavior(
    "layoutCallbacks", citing: [69], since: 5.0,
    "viewWillLayoutSubviews() and viewDidLayoutSubviews() surround the layout of the view.")

  static let constraintUpdates = Behavior(
    "constraintUpdates", citing: [72], since: 6.0,
    "updateViewConstraints() comes before the layout callbacks of a pass.")

  static let viewIsAppearing = Behavior(
    "viewIsAppearing", citing: [70], since: 13.0,
    "viewIsAppearing(_:) comes between viewWillAppear(_:) and the layout.")

  static let directAppearanceCallsAreNoted = Behavior(
    "directAppearanceCallsAreNoted", citing: [78], since: 16.0, isOpen: true,
    "A call of an appearance method by the app itself is noted on the console.")

  static let loadingWhileDeallocatingIsNoted = Behavior(
    "loadingWhileDeallocatingIsNoted", citing: [67], since: 9.0,
    "Touching the view of a controller that is going away is noted on the console.")

  static let loadingWhileDeallocatingIsMarked = Behavior(
    "loadingWhileDeallocatingIsMarked", citing: ["M27"], since: 10.0,
    "The console line about the view of a controller that is going away begins with its category.")

  static let unusedSearchesLoadTheirViews = Behavior(
    "unusedSearchesLoadTheirViews", citing: [1188], since: 9.0, before: 11.0, isOpen: true,
    "A search controller that was never shown touches its view while it goes away.")
}
