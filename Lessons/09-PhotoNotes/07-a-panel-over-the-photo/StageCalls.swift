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
  StageCall("openElsewhere") { (delegate: AppDelegate) in
    // needs `PhotoViewController(photo:)` and the window of the starter.
    delegate.window?.rootViewController = PhotoViewController(photo: Album.sea)
    return true
  },
  StageCall("newComments") {
    CommentsViewController(photo: Album.sea)  // needs the initializer of the starter.
  },
]
