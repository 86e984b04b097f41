import EventTrace
import Foundation

/// What a relation of a layout comes from.
enum LayoutSource {
  case constraint(NSLayoutConstraint)
  case frame(FrameRelation)
}

/// What the frame and the mask of a view say, as the constraint that UIKit makes of it (rule 431).
struct FrameRelation {
  enum Part { case width, height, midX, midY }

  private let view: UIView
  private let part: Part
  /// Whether UIKit places the view, and says so by another constraint than that of a mask.
  private let isEncapsulated: Bool
  /// Whether it follows its superview.
  let isRelative: Bool
  /// In points; what is added to the length or middle of the superview, if it follows that.
  let constant: CGFloat

  init(_ view: UIView, _ part: Part, root: UIView) {
    (self.view, self.part) = (view, part)
    let frame = view === root ? view.drawnBounds : view.drawnFrame
    isEncapsulated =
      view === root && (view.isContentOfCell || view.controller != nil)
      && Simulator.current.has(.rootsAreEncapsulated)
    let isWide = part == .width || part == .midX
    let mask = view.autoresizingMask
    let stretches =
      isWide
      ? mask.contains(.flexibleWidth)
        && mask.isDisjoint(with: [.flexibleLeftMargin, .flexibleRightMargin])
      : mask.contains(.flexibleHeight)
        && mask.isDisjoint(with: [.flexibleTopMargin, .flexibleBottomMargin])
    // Of a mask that shares what is left over the place in points is told.
    isRelative = view !== root && stretches
    let around = view.drawnSuperview?.drawnBounds ?? .zero
    let (own, whole): (CGFloat, CGFloat) =
      switch part {
      case .width: (frame.width, around.width)
      case .height: (frame.height, around.height)
      case .midX: (frame.midX, around.width / 2)
      case .midY: (frame.midY, around.height / 2)
      }
    constant = isRelative ? own - whole : own
  }

  /// As UIKit writes it.
  var description: String {
    let saysActive = Simulator.current.has(.constraintsSayIfActive)
    let state = saysActive ? "   (active)" : ""
    let name = NSLayoutConstraint.name(of: view)
    let axis = part == .width ? "H" : "V"
    let points = NSLayoutConstraint.number(constant)
    let isLength = part == .width || part == .height
    let written =
      if isLength, !isRelative, !saysActive {
        "\(axis):[\(name)(\(points))]"
      } else if isRelative {
        "\(name).\(part) == \(NSLayoutConstraint.name(of: view.drawnSuperview)).\(part)"
          + NSLayoutConstraint.summand(constant)
      } else {
        "\(name).\(part) == \(isLength || saysActive || constant < 0 ? "" : "+ ")\(points)"
      }
    guard !isEncapsulated else {
      let side = part == .width ? "Width" : "Height"
      return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(side)' \(written)\(state)>"
    }
    return "<NSAutoresizingMaskLayoutConstraint \(maskText) \(written)\(state)>"
  }

  var isOfMask: Bool { !isEncapsulated }

  /// `h=--& v=-&-`: what is fixed and what stretches of the start, the length and the end.
  private var maskText: String {
    let mask = view.autoresizingMask
    let sides: [(UIView.AutoresizingMask, UIView.AutoresizingMask, UIView.AutoresizingMask)] = [
      (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin),
      (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin),
    ]
    let texts = sides.map { start, length, end in
      // Without any of the three the end gives way.
      let isFixed = mask.isDisjoint(with: [start, length, end])
      return [start, length].map { mask.contains($0) ? "&" : "-" }.joined()
        + (isFixed || mask.contains(end) ? "&" : "-")
    }
    return "h=\(texts[0]) v=\(texts[1])"
  }
}

extension Simulator {
  /// Says which constraints contradict each other, and which of them is dropped (messages M60 to M62).
  func noteConflict(_ conflict: [LayoutSource], breaking broken: NSLayoutConstraint) {
    var (masks, constraints, roots) = ([String](), [String](), [String]())
    for source in conflict {
      switch source {
      case .constraint(let constraint): constraints.append(constraint.description)
      case .frame(let relation) where relation.isOfMask: masks.append(relation.description)
      case .frame(let relation): roots.append(relation.description)
      }
    }
    let list = (masks + constraints + roots).map { "    \"\($0)\"" }.joined(separator: ",\n")
    let steps =
      "Try this: BREAK(1) look at each constraint and try to figure out which you don't expect; BREAK(2) "
      + "find the code that added the unwanted constraint or constraints and fix it. "
    let note =
      "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to "
      + "the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
    var text = has(.layoutLinesAreMarked) ? "[LayoutConstraints] " : ""
    text +=
      "Unable to simultaneously satisfy constraints.\n\tProbably at least one of the constraints in the "
      + "following list is one you don't want. "
    if has(.constraintAlertsHaveLines) {
      text += "\n\t" + steps.replacing("BREAK", with: "\n\t\t") + "\n"
      if !masks.isEmpty { text += "\t\(note)\n" }
    } else {
      text += steps.replacing("BREAK", with: "") + note + "\n"
    }
    text +=
      "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(broken.description)\n\n"
    text +=
      has(.constraintAlertsHaveFunction)
      ? "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints"
      : "Break on "
        + "objc_exception_throw"
    let header = has(.constraintAlertsNameUIKitCore) ? "UIKitCore" : "UIKit"
    text +=
      " to catch this in the debugger.\nThe methods in the UIConstraintBasedLayoutDebugging category on "
      + "UIView listed in <\(header)/UIView.h> may also be helpful."
    console(text)
  }
}
