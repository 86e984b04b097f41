import StageKit
import UIKit

/// What the stage calls of the app's code.
let stageCalls = [
  StageCall("write") { (comment: String) in
    Album.garden.add(comment)  // needs the `Album` and the `Photo` of the starter.
  },
  StageCall("writeElsewhere") { (comment: String) in
    Album.sea.add(comment)  // needs the `Album` and the `Photo` of the starter.
  },
  StageCall("comments") {
    Album.garden.comments  // needs the `Album` and the `Photo` of the starter.
  },
  StageCall("commentsElsewhere") {
    Album.sea.comments  // needs the `Album` and the `Photo` of the starter.
  },
  StageCall("openElsewhere") { (delegate: AppDelegate) in
    // needs `CommentsViewController(photo:)` and the window of the starter.
    delegate.window?.rootViewController = CommentsViewController(photo: Album.sea)
    return true
  },
  StageCall("openAnother") { (delegate: AppDelegate) in
    // needs `CommentsViewController(photo:)` and the window of the starter.
    delegate.window?.rootViewController = CommentsViewController(photo: Album.garden)
    return true
  },
]
