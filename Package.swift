// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Warnings are errors, and imports stay inside unless said otherwise.
let checks: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What Swift targets are compiled with, all but the runtime's.
let strict = [.swiftLanguageMode(.v6)] + checks

/// UIKit lives on the main actor, and so does everything that speaks to it or to a lesson's script.
let onMainActor = strict + [.defaultIsolation(MainActor.self)]

/// For the runtime: the mode of Swift 5 with all that the mode of Swift 6 checks.
///
/// So its declarations are `@preconcurrency`, as UIKit's are: an app in the mode of Swift 5 that calls them on
/// another actor gets warnings and no errors.
let preconcurrency: [SwiftSetting] =
  [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)] + checks
  + [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues", "NonfrozenEnumExhaustivity",
    "RegionBasedIsolation", "StrictConcurrency",
  ].map { .enableUpcomingFeature($0) }

/// For the runtime in release builds, where a third of a push or pop would be checks of the compiler's for mistakes
/// that the debug builds of tests and students find.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(
    ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation"],
    .when(configuration: .release))
]

/// For executables in which libraries that are loaded later find the symbols they left undefined.
let exportingSymbols: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
  .unsafeFlags(["-Xlinker", "-export_dynamic"], .when(platforms: [.macOS])),
]

let package = Package(
  name: "course",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "course", targets: ["course"]),
    // For packages that want the runtime alone.
    .library(name: "UIKit", targets: ["UIKit"]),
  ],
  targets: [
    // The system's C library under one name.
    .target(name: "CLibrary", swiftSettings: strict),

    // What happened.
    .target(name: "EventTrace", swiftSettings: strict),

    // What Interface Builder writes.
    .target(name: "InterfaceFiles", swiftSettings: strict),

    // The runtime, and the name under which learners import it.
    .target(
      name: "HeadlessUIKit", dependencies: ["EventTrace", "InterfaceFiles"],
      swiftSettings: preconcurrency + unchecked),
    .target(name: "UIKit", dependencies: ["HeadlessUIKit"], swiftSettings: onMainActor),

    // What an exercise's stage imports beside UIKit.
    .target(name: "StageKit", dependencies: ["HeadlessUIKit"], swiftSettings: onMainActor),

    // The words that the processes share, and what a lesson's author imports.
    .target(name: "CourseModel", dependencies: ["CLibrary", "EventTrace"], swiftSettings: strict),
    .target(
      name: "CourseKit", dependencies: ["Words", "CourseModel", "EventTrace"],
      swiftSettings: onMainActor),

    // What tests in `UITests/` find under `import XCTest`.
    .target(
      name: "XCUITest", dependencies: ["CourseKit", "CourseModel", "EventTrace"],
      swiftSettings: onMainActor),

    // The three processes.
    // It hashes whole programs, which takes four times as long where nothing is optimized.
    .target(name: "CPlatform", cSettings: [.unsafeFlags(["-O2"])]),
    .target(
      name: "AppHost",
      dependencies: [
        "HeadlessUIKit", "UIKit", "StageKit", "CourseModel", "EventTrace", "CLibrary", "CPlatform",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Judge",
      dependencies: [
        "CourseKit", "XCUITest", "Words", "CourseModel", "EventTrace", "CLibrary", "CPlatform",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "CourseRunner",
      dependencies: [
        "InterfaceFiles", "Words", "CourseModel", "EventTrace", "CLibrary", "CPlatform",
      ],
      resources: [.embedInCode("Processes/WarmTools/fork-server.c")], swiftSettings: strict),

    // Batches of strangers' submissions, and what other systems read of them.
    .target(
      name: "Grading",
      dependencies: [
        "CourseRunner", "Rendering", "Words", "CourseModel", "EventTrace", "CLibrary", "CPlatform",
      ],
      swiftSettings: strict),

    // What was found, as values, and the sentences for it; and what is made of words: text, pages and
    // pictures.
    .target(name: "Words", dependencies: ["CourseModel"], swiftSettings: strict),
    .target(
      name: "Rendering", dependencies: ["Words", "CourseModel", "EventTrace"],
      swiftSettings: strict),

    // Apps and lessons are loaded as libraries and find the runtime's symbols in this executable.
    .executableTarget(
      name: "course",
      dependencies: [
        "AppHost", "Judge", "CourseRunner", "Grading", "Rendering", "Words", "CourseModel",
        "EventTrace", "CPlatform",
      ],
      swiftSettings: onMainActor,
      linkerSettings: exportingSymbols),
    .executableTarget(
      name: "bench", dependencies: ["CLibrary", "CPlatform", "HeadlessUIKit", "EventTrace"],
      swiftSettings: strict),
  ]
)

// Copies of the course for students and for graders come without tests.
if FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests") {
  package.targets += [
    // What tests expect.
    .target(name: "Expectations", path: "Tests/Expectations", swiftSettings: strict),

    // What a test says of the rules that it proves, and what comes of it for the rule book.
    .target(
      name: "RuleTrait", dependencies: ["EventTrace"], path: "Tests/RuleTrait",
      swiftSettings: strict),
    .testTarget(
      name: "RuleBookTests",
      dependencies: ["CourseRunner", "CourseModel", "HeadlessUIKit", "EventTrace"],
      swiftSettings: strict),

    .testTarget(
      name: "CourseKitTests", dependencies: ["CourseKit", "CourseModel", "EventTrace"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "JudgeTests",
      dependencies: [
        "Judge", "CourseKit", "XCUITest", "CourseModel", "EventTrace", "CLibrary", "CPlatform",
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "EventTraceTests", dependencies: ["EventTrace"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceFilesTests", dependencies: ["InterfaceFiles"], swiftSettings: strict),
    // The runtime, in three targets that are compiled beside each other, and the devices and apps of their tests.
    .target(
      name: "RuntimeFixtures", dependencies: ["HeadlessUIKit", "EventTrace", "CPlatform"],
      path: "Tests/HeadlessUIKitTests/Fixtures", swiftSettings: onMainActor),
    .testTarget(
      name: "ControllerTests",
      dependencies: [
        "RuntimeFixtures", "HeadlessUIKit", "InterfaceFiles", "EventTrace", "RuleTrait",
      ],
      path: "Tests/HeadlessUIKitTests/Controllers", swiftSettings: onMainActor),
    .testTarget(
      name: "ViewTests",
      dependencies: [
        "RuntimeFixtures", "HeadlessUIKit", "InterfaceFiles", "EventTrace", "RuleTrait",
      ],
      path: "Tests/HeadlessUIKitTests/Views", swiftSettings: onMainActor),
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "RuntimeFixtures", "HeadlessUIKit", "InterfaceFiles", "EventTrace", "RuleTrait",
      ],
      path: "Tests/HeadlessUIKitTests/Frameworks", swiftSettings: onMainActor),
    // Nibs and storyboards, loaded.
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["HeadlessUIKit", "InterfaceFiles", "EventTrace", "RuleTrait"],
      swiftSettings: onMainActor),
    // What holds for controllers whatever an app does, on random apps.
    .testTarget(
      name: "LawTests", dependencies: ["HeadlessUIKit", "EventTrace", "RuleTrait"],
      swiftSettings: onMainActor),
    // The call orders that were seen on real devices, as data.
    .testTarget(
      name: "ConformanceTests", dependencies: ["HeadlessUIKit", "EventTrace"],
      exclude: ["Traces", "ExpectedFailures.json"], swiftSettings: onMainActor),
    // The table of what the runtime has of UIKit.
    .testTarget(
      name: "MemberTableTests", dependencies: ["CourseRunner", "EventTrace"],
      exclude: ["Members.txt"],
      swiftSettings: strict),
    .testTarget(
      name: "CPlatformTests", dependencies: ["CLibrary", "CPlatform"], swiftSettings: strict),

    // What hostile code tries, for the tests of everything that is confined.
    .target(name: "Escapes", path: "Tests/Escapes"),
    .executableTarget(name: "escape-probe", dependencies: ["Escapes"], path: "Tests/EscapeProbe"),

    // A test process has many threads and cannot fork apps itself: it starts this one.
    .executableTarget(
      name: "apphost-probe",
      dependencies: [
        "AppHost", "UIKit", "CourseModel", "EventTrace", "CLibrary", "CPlatform", "Escapes",
      ],
      path: "Tests/AppHostProbe", swiftSettings: onMainActor, linkerSettings: exportingSymbols),
    .testTarget(
      name: "AppHostTests",
      dependencies: [
        "AppHost", "apphost-probe", "CourseModel", "CourseRunner", "EventTrace", "CLibrary",
        "CPlatform", "RuleTrait",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CourseRunnerTests", dependencies: ["CourseRunner", "CourseModel", "EventTrace"],
      swiftSettings: strict),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "course", "escape-probe", "Grading", "CourseRunner", "Rendering", "Words", "CourseModel",
        "EventTrace", "CLibrary", "CPlatform",
      ],
      exclude: ["Attacks", "Honest", "Places"], swiftSettings: strict),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "CourseModel", "EventTrace"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandLineTests", dependencies: ["course", "CourseRunner", "CPlatform"],
      exclude: [
        "Fixture", "UITestFixture", "UITestIdioms", "Grading/Engines", "Grading/Attacks",
        "RealApps",
        "StoryboardApps",
      ],
      swiftSettings: strict),
  ]

  for target in package.targets where target.type == .test {
    target.dependencies.append("Expectations")
  }

  // `TESTS=LawTests,JudgeTests swift test` builds and runs these alone: a change in the runtime is
  // tried in a minute.
  if let names = Context.environment["TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
  }
}

// Debug information takes a seventh of a build, and no line that `course` or a test names comes from it:
// `DEBUGGER=1 swift build` makes it. SwiftPM asks for it after what is said here, so that only the
// compiler's own option counts.
//
// The compiler reads a whole module for every batch of its files, of which there is one for each core if
// they need not be small, and once more for the module's interface. The runtime, half of the work, and the
// tests, whose macros are most of theirs, are compiled as one and are read once, which takes a third less;
// the compiler remarks that it then cannot compile the changed files alone. A package that depends on
// this one may not have such flags in it.
//
// What every event of an app passes through is optimized in debug builds, too: these rooms are small, and
// a verdict takes a fifth less. So are the tests that read all sources.
if !Context.packageDirectory.contains("/checkouts/") {
  let debugging = Context.environment["DEBUGGER"] == nil ? ["-Xfrontend", "-gnone"] : []
  let whole = [
    "-wmo", "-num-threads", "2", "-disable-batch-mode", "-no-emit-module-separately-wmo",
  ]
  for target in package.targets {
    let files =
      switch target.name {
      case "EventTrace", "AppHost", "Judge", "MemberTableTests", "RuleBookTests": ["-O"] + whole
      case "HeadlessUIKit",
        _ where target.type == .test:
        whole
      default: ["-driver-batch-size-limit", "1000"]
      }
    target.swiftSettings?.append(.unsafeFlags(debugging + files, .when(configuration: .debug)))
  }
}
