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
  StageCall("containerElsewhere") {
    CommentsViewController(photo: Album.sea)  // needs the initializer of the starter.
  },
  StageCall("anotherContainer") {
    CommentsViewController(photo: Album.garden)  // needs the initializer of the starter.
  },
  StageCall("forgetClosure") { (field: FieldViewController) in
    field.whenSent = nil  // needs the `FieldViewController` of the starter.
  },
]
