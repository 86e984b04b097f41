/// Imports UIKit in place of the frameworks below it, whose names it passes on here as on iOS, and of those
/// by which an app writes to the system's log, keeps secrets, watches the network, filters images or
/// shows pages and notifications, whose names it has here.
struct FrameworkImports: SourceRewrite {
  static let frameworks: Set<String> = [
    "CoreFoundation", "CoreGraphics", "CoreImage", "Darwin", "Dispatch", "Network", "ObjectiveC",
    "QuartzCore", "os", "OSLog", "SafariServices", "Security", "UserNotifications",
  ]
  /// Apple's others. Many files import one and use nothing of it: they compile.
  static let others: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppTrackingTransparency",
    "AssetsLibrary",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CFNetwork", "CallKit", "Charts",
    "CloudKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion",
    "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo",
    "CryptoKit", "EventKit", "EventKitUI", "ExternalAccessory", "GLKit", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages",
    "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit", "ReplayKit",
    "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WebKit",
    "WidgetKit", "iAd", "simd",
  ]
  /// What the compiler finds.
  private static let known: Set<String> = [
    "Foundation", "Observation", "RegexBuilder", "Swift", "UIKit", "XCTest",
  ]
  private static let kinds = GuardedWords.kinds

  /// What UIKit passes on from Foundation and Darwin on iOS and not here: a file that names some of it imports
  /// Foundation, which has both.
  private static let passedOn: Set<String> = [
    "AffineTransform", "AttributeScopes", "CHAR_BIT", "DispatchData", "DispatchIO",
    "EXIT_FAILURE", "EXIT_SUCCESS", "FloatingPointFormatStyle",
    "INT16_MAX", "INT64_MAX", "INT8_MAX", "IntegerFormatStyle", "LLONG_MAX",
    "ListFormatStyle", "Morphology", "PATH_MAX", "ParseStrategy", "Predicate",
    "ProgressReporting", "SHRT_MAX", "SIGABRT", "SIGBUS", "SIGFPE", "SIGHUP", "SIGILL", "SIGINT",
    "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSEGV", "SIGTERM", "SIGTRAP", "SIGUSR1", "SIGUSR2",
    "STDERR_FILENO", "STDOUT_FILENO", "UINT16_MAX", "UINT8_MAX", "URLResourceKey", "atof", "atoi",
    "atol", "atoll", "bsearch", "calloc", "div", "dup2", "erfc", "errno", "fclose", "fflush",
    "fgets", "fma", "fopen", "fputs", "fread", "free", "fseek", "ftell", "fwrite", "getenv",
    "getifaddrs", "gettimeofday", "ifaddrs", "ilogb", "isalnum", "isalpha", "isdigit", "islower",
    "ispunct", "isspace", "isupper", "isxdigit", "labs", "lgamma", "llround", "localtime",
    "localtime_r", "lrint", "malloc", "memchr", "memcmp", "memcpy", "memmove", "memset", "mktime",
    "nan", "nextafter", "pthread_self", "putchar", "puts", "qsort", "realloc", "remquo", "scalbn",
    "setbuf", "setenv", "setvbuf", "sockaddr", "sockaddr_in", "stderr", "stdout", "strcasecmp",
    "strcat", "strchr", "strcmp", "strcpy", "strdup", "strerror", "strftime", "strncasecmp",
    "strncmp", "strncpy", "strstr", "strtod", "strtof", "strtol", "strtoll", "strtoul", "time_t",
    "timespec", "timeval", "tolower", "toupper",
  ]

  func edits(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    besideFoundation(in: file) + withPassedOn(in: file) + withoutParts(in: file)
      + qualified(in: file, of: app)
      + file.tokens.indices.compactMap { index in
        let token = file.tokens[index]
        guard token.kind == .word,
          Self.frameworks.contains(token.text)
            && (Self.isImported(index, in: file) || Self.isAskedFor(index, in: file))
            || Self.others.contains(token.text) && Self.isImportedWhole(index, in: file)
        else { return nil }
        let last = Self.isLog(index, in: file) || Self.hasPart(index, in: file) ? index + 2 : index
        return SourceEdit(range: file.range(index...last), replacement: "UIKit")
      }
  }

  /// What is a module of its own on iOS, as in `import UIKit.UIGestureRecognizerSubclass`, is in the whole here.
  private func withoutParts(in file: ScannedFile) -> [SourceEdit] {
    file.tokens.indices.compactMap { index in
      guard ["UIKit", "Foundation"].contains(file.tokens[index].text),
        Self.hasPart(index, in: file)
      else { return nil }
      return SourceEdit(range: file.range((index + 1)...(index + 2)), replacement: "")
    }
  }

  /// Whether a part of the module is imported, and not a declaration alone.
  private static func hasPart(_ index: Int, in file: ScannedFile) -> Bool {
    index > 0 && index + 2 < file.tokens.count && file.tokens[index].kind == .word
      && file.tokens[index - 1].kind == .word && file.tokens[index - 1].text == "import"
      && file.tokens[index + 1].isMark(".") && file.tokens[index + 2].kind == .word
  }

  /// Modules that Foundation and UIKit pass on, by which files tell a name from one of their own, as in
  /// `Darwin.round(value)` in a method `round`. Names that apps like to give to types are not among them.
  private static let qualifying: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "ObjectiveC", "QuartzCore",
  ]
  /// What is compiled beside an app in the place of the system's functions.
  private static let besideApp: Set<String> = [
    "arc4random", "arc4random_uniform", "clock", "drand48", "getpid", "rand", "random", "signal",
    "sleep", "srand", "srand48", "srandom", "strlen", "time", "uname", "usleep",
  ]
  /// Names told from others by their module are UIKit's here.
  private func qualified(in file: ScannedFile, of app: ScannedApp) -> [SourceEdit] {
    let tokens = file.tokens
    return tokens.indices.dropFirst().dropLast(2).compactMap { index in
      let (token, name) = (tokens[index], tokens[index + 2])
      guard token.kind == .word, tokens[index + 1].isMark("."), name.kind == .word,
        name.text != "self", !tokens[index - 1].isMark("."), tokens[index - 1].text != "import",
        !GuardedWords.kinds.contains(tokens[index - 1].text),
        token.range.upperBound == tokens[index + 1].range.lowerBound
      else { return nil }
      guard Self.qualifying.contains(token.text), !app.ownNames.contains(token.text) else {
        return nil
      }
      return Self.besideApp.contains(name.text)
        ? SourceEdit(range: file.range(index...(index + 1)), replacement: "")
        : SourceEdit(range: token.range, replacement: "UIKit")
    }
  }

  /// Much of Foundation is the runtime's own: a file that imports Foundation alone finds it in UIKit.
  private func besideFoundation(in file: ScannedFile) -> [SourceEdit] {
    guard !Self.reachUIKit(in: file),
      let index = file.tokens.indices.first(where: {
        file.tokens[$0].text == "Foundation" && Self.isImportedWhole($0, in: file)
      })
    else { return [] }
    let end = file.tokens[index].range.upperBound
    return [SourceEdit(range: end..<end, replacement: "; import UIKit")]
  }

  private func withPassedOn(in file: ScannedFile) -> [SourceEdit] {
    let tokens = file.tokens
    guard Self.reachUIKit(in: file),
      let index = tokens.indices.first(where: { index in
        (tokens[index].text == "UIKit" || Self.frameworks.contains(tokens[index].text))
          && Self.isImportedWhole(index, in: file)
      }),
      !tokens.indices.contains(where: {
        tokens[$0].text == "Foundation" && Self.isImportedWhole($0, in: file)
      }),
      tokens.indices.contains(where: { index in
        tokens[index].kind == .word && Self.passedOn.contains(tokens[index].text)
          && index > 0 && !tokens[index - 1].isMark(".") && tokens[index - 1].text != "func"
      })
    else { return [] }
    let end = tokens[index].range.upperBound
    return [SourceEdit(range: end..<end, replacement: "; import Foundation")]
  }

  /// The modules that a file imports and nobody here has, each with its word.
  static func missing(in file: ScannedFile) -> [(name: String, word: Int)] {
    file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, !frameworks.contains(token.text), !known.contains(token.text),
        isImported(index, in: file), !kinds.contains(token.text)
      else { return nil }
      return (token.text, index)
    }
  }

  /// Whether it is the module's name in `import AVFoundation`, and nothing follows it.
  private static func isImportedWhole(_ index: Int, in file: ScannedFile) -> Bool {
    guard index > 0, file.tokens[index - 1].kind == .word,
      file.tokens[index - 1].text == "import"
    else { return false }
    return index + 1 == file.tokens.count || !file.tokens[index + 1].isMark(".")
  }

  /// Whether the file's code can name what is UIKit's.
  static func reachUIKit(in file: ScannedFile) -> Bool {
    file.tokens.indices.contains { index in
      let token = file.tokens[index]
      return token.kind == .word && (token.text == "UIKit" || frameworks.contains(token.text))
        && isImported(index, in: file)
    }
  }

  /// Whether it is the module's name in `import os.log`.
  private static func isLog(_ index: Int, in file: ScannedFile) -> Bool {
    index + 2 < file.tokens.count && file.tokens[index].text == "os"
      && file.tokens[index + 1].isMark(".") && file.tokens[index + 2].text == "log"
  }

  /// Whether the module's name is in `import CoreGraphics` or `import struct CoreGraphics.CGRect`.
  private static func isImported(_ index: Int, in file: ScannedFile) -> Bool {
    guard index > 0 else { return false }
    let before = file.tokens[index - 1]
    if before.text == "import" { return before.kind == .word }
    return kinds.contains(before.text) && index > 1 && file.tokens[index - 2].kind == .word
      && file.tokens[index - 2].text == "import"
  }

  /// Whether it is in `canImport(CoreGraphics)`.
  private static func isAskedFor(_ index: Int, in file: ScannedFile) -> Bool {
    index > 1 && file.tokens[index - 1].isMark("(") && file.tokens[index - 2].text == "canImport"
  }
}
