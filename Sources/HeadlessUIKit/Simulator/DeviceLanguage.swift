public import Foundation

/// The languages and the region that the user of a device has set (rule 932): English and the United States,
/// unless the launch or the app says otherwise.
nonisolated struct DeviceLanguage {
  /// The languages, the one that the user likes best first: `en-US`.
  private(set) var languages = ["en-US"]
  /// How numbers, money and dates are written: `en_US`.
  private(set) var locale = Locale(identifier: "en_US")
  /// The languages of the app's folders that are looked into for a file, best first.
  private(set) var folders = ["en-US", "en", "Base"]

  init() {}

  /// What the device of a launch is set to.
  @MainActor init(_ simulator: Simulator) {
    // Languages had no region before.
    if simulator.iOS.number < 9 { languages = ["en"] }
    if let chosen = simulator.chosen("AppleLanguages") as? [String], let first = chosen.first {
      languages = chosen
      // The region stays where the language names none.
      let name = Locale.identifier(.icu, from: first)
      locale = Locale(identifier: Locale(identifier: name).region == nil ? "\(name)_US" : name)
    }
    if let chosen = simulator.chosen("AppleLocale") as? String {
      locale = Locale(identifier: chosen)
    }

    let bundle = simulator.bundle
    let best = best(of: bundle.localizations, otherwise: bundle.developmentLocalization)
    folders = []
    for name in names + [best, "en", "Base"] where !folders.contains(name) { folders.append(name) }
  }

  /// The names of the languages as apps have them, best first: for `zh-Hans-CN` that, `zh-Hans` and `zh`.
  private var names: [String] {
    languages.flatMap { language in
      let parts = language.split { $0 == "-" || $0 == "_" }
      return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
  }

  /// Which of these languages the user likes best: where the user knows none, the one in which the app was
  /// written, or else the first.
  func best(of localizations: [String], otherwise own: String) -> String {
    let known = localizations.filter { $0 != "Base" }
    return (names + [own]).first { known.contains($0) } ?? known.first ?? own
  }

  /// The user's calendar.
  fileprivate var calendar: Calendar {
    var calendar = locale.calendar
    calendar.timeZone = .current
    return calendar
  }
}

/// What the current device is set to, as every thread may read it; written only by the simulator.
nonisolated(unsafe) var deviceLanguage = DeviceLanguage()

extension Simulator {
  /// Says what does not follow from a language that is written from right to left.
  func noteWritingDirection() {
    guard let language = unsafe deviceLanguage.languages.first,
      Locale.Language(identifier: language).characterDirection == .rightToLeft
    else { return }
    unimplemented(
      "-AppleLanguages (\(language))",
      "texts, numbers and dates follow the language, and views still go from left to right.")
  }

  /// What an app's defaults say of the settings that hold for all apps.
  var settings: [String: Any] {
    let language = deviceLanguage
    return ["AppleLanguages": language.languages, "AppleLocale": language.locale.identifier]
  }
}

#if os(Linux)
  // Foundation on Linux has one region, the whole world, and can be told no other: money would be `¤5.00`.
  // A function that the program itself has under the symbol of Foundation's comes before it, for Foundation's own
  // formatters, too. On macOS Foundation tells what the user of the machine has set.

  extension Locale {
    /// Stands for `Locale.current`.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public nonisolated static func _current() -> Locale { unsafe deviceLanguage.locale }

    /// Stands for `Locale.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public nonisolated static func _autoupdatingCurrent() -> Locale { unsafe deviceLanguage.locale }

    /// Stands for `Locale.preferredLanguages`.
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public nonisolated static func _preferredLanguages() -> [String] {
      unsafe deviceLanguage.languages
    }
  }

  extension NSLocale {
    /// Stands for `NSLocale.preferredLanguages`.
    @_silgen_name("$s10Foundation8NSLocaleC18preferredLanguagesSaySSGvgZ")
    public nonisolated static func _preferredLanguages() -> [String] {
      unsafe deviceLanguage.languages
    }
  }

  extension Calendar {
    /// Stands for `Calendar.current`.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public nonisolated static func _current() -> Calendar { unsafe deviceLanguage.calendar }

    /// Stands for `Calendar.autoupdatingCurrent`.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public nonisolated static func _autoupdatingCurrent() -> Calendar {
      unsafe deviceLanguage.calendar
    }
  }
#endif
