import Foundation
import InterfaceFiles

extension NibAttributes {
  /// Gestures.
  static let recognizers: [Family] = [
    Family("gestureRecognizer", UIGestureRecognizer.self) { row in
      [
        row.flag("enabled", \.isEnabled),
        row.flag("cancelsTouchesInView", \.cancelsTouchesInView),
        row.flag("delaysTouchesBegan", \.delaysTouchesBegan),
        row.flag("delaysTouchesEnded", \.delaysTouchesEnded),
        row.flag("requiresExclusiveTouchType", \.requiresExclusiveTouchType, since: 9.2),
        row.text("name", \.name, since: 11),
        row.part("allowedTouchTypes", since: 9) { recognizer, part, _ in
          recognizer.allowedTouchTypes = part.children.compactMap {
            ($0["value"] ?? $0.text).isEmpty ? nil : Int($0["value"] ?? $0.text)
          }.map { NSNumber(value: $0) }
          return true
        },
      ]
    },
    Family("tapGestureRecognizer", of: ["gestureRecognizer"], UITapGestureRecognizer.self) { row in
      [
        row.count("numberOfTapsRequired", \.numberOfTapsRequired),
        row.count("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]
    },
    Family(
      "longPressGestureRecognizer", of: ["gestureRecognizer"],
      // Xcode writes the word with this slip.
      elements: ["longPressGestureRecognizer", "pongPressGestureRecognizer"],
      UILongPressGestureRecognizer.self
    ) { row in
      [
        row.double("minimumPressDuration", \.minimumPressDuration),
        row.length("allowableMovement", \.allowableMovement),
        row.count("numberOfTapsRequired", \.numberOfTapsRequired),
        row.count("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]
    },
    Family(
      "swipeGestureRecognizer", of: ["gestureRecognizer"], UISwipeGestureRecognizer.self
    ) { row in
      [
        row.attribute("direction") { recognizer, said, _ in
          let known: [String: UISwipeGestureRecognizer.Direction] = [
            "left": .left, "right": .right, "up": .up, "down": .down,
          ]
          guard let direction = known[said] else { return false }
          recognizer.direction = direction
          return true
        },
        row.count("numberOfTouchesRequired", \.numberOfTouchesRequired),
      ]
    },
    Family("panGestureRecognizer", of: ["gestureRecognizer"], UIPanGestureRecognizer.self) { row in
      [
        row.count("minimumNumberOfTouches", \.minimumNumberOfTouches),
        row.count("maximumNumberOfTouches", \.maximumNumberOfTouches),
      ]
    },
    Family(
      "screenEdgePanGestureRecognizer", of: ["panGestureRecognizer"],
      UIScreenEdgePanGestureRecognizer.self
    ) { row in
      [
        row.part("edges") { recognizer, part, _ in
          recognizer.edges = edges(part)
          return true
        }
      ]
    },
    Family(
      "pinchGestureRecognizer", of: ["gestureRecognizer"], UIPinchGestureRecognizer.self
    ) { row in
      [row.length("scale", \.scale)]
    },
    Family(
      "rotationGestureRecognizer", of: ["gestureRecognizer"], UIRotationGestureRecognizer.self
    ) { row in
      [row.length("rotation", \.rotation)]
    },
    Family(
      "hoverGestureRecognizer", of: ["gestureRecognizer"], UIHoverGestureRecognizer.self
    ) { _ in [] },
  ]
}
