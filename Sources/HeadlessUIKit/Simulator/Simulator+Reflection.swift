// Windows, animators and much else refer to the device that they belong to. An app that looks through
// its own objects with `Mirror` or `dump` comes to its end there: behind it is what writes the trace
// and what speaks with the judge, and functions can be called by whoever holds them.

extension Simulator: CustomReflectable {
  /// Nothing: what an app sees of the device it sees through UIKit.
  package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension Recorder: CustomReflectable {
  /// Nothing: a trace is written by what happens.
  package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

extension EventQueue: CustomReflectable {
  /// Nothing: when something happens is for UIKit to say.
  package nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
