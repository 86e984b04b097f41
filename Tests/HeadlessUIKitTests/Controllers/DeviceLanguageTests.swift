import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What numbers, money, dates and an app's texts look like.
@MainActor
struct DeviceLanguageTests {
  private func device(
    iOS: IOSVersion = 17, arguments: [String] = [], files: [String: String] = [:],
    info: [String: Any] = [:]
  ) -> Device {
    var configuration = Simulator.Configuration(
      iOS: iOS, bundle: AppBundle(infoDictionary: info, files: files.mapValues { Array($0.utf8) }))
    configuration.arguments = arguments
    return Device(configuration)
  }

  private var money: String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(from: 1234.5)
  }

  @Test("Money, dates and weeks are those of the United States", .rule(932))
  func unitedStates() {
    let device = device()
    defer { _ = device }
    expectEqual(money, "$1,234.50")
    expectEqual(Locale.current.identifier, "en_US")
    expectEqual(Locale.autoupdatingCurrent.identifier, "en_US")
    expectEqual(NSLocale.current.identifier, "en_US")
    expectEqual(Calendar.current.firstWeekday, 1)
    expectEqual(Calendar.autoupdatingCurrent.firstWeekday, 1)
    let dates = DateFormatter()
    dates.dateStyle = .medium
    dates.timeZone = TimeZone(identifier: "UTC")
    expectEqual(dates.string(from: Date(timeIntervalSince1970: 0)), "Jan 1, 1970")
    expectEqual(5.5.formatted(.currency(code: "USD")), "$5.50")
  }

  @Test("Languages have had a region since iOS 9", .rule(932))
  func languages() {
    let older = device(iOS: 8)
    expectEqual(Locale.preferredLanguages, ["en"])
    let newer = device(iOS: 9)
    defer { _ = (older, newer) }
    expectEqual(Locale.preferredLanguages, ["en-US"])
    expectEqual(NSLocale.preferredLanguages, ["en-US"])
    expectEqual(
      HeadlessUIKit.UserDefaults.standard.stringArray(forKey: "AppleLanguages"), ["en-US"])
    expectEqual(HeadlessUIKit.UserDefaults.standard.string(forKey: "AppleLocale"), "en_US")
  }

  private let texts = [
    "de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
    "en.lproj/Localizable.strings": #""hello" = "Hello";"#,
    "pt-BR.lproj/Localizable.strings": #""hello" = "Olá";"#,
  ]

  @Test("A launch may choose another language and region", .rule(932))
  func chosenByLaunch() {
    let device = device(
      arguments: ["-AppleLanguages", "(de-AT, en)", "-AppleLocale", "de_DE"], files: texts)
    defer { _ = device }
    expectEqual(Locale.preferredLanguages, ["de-AT", "en"])
    expectEqual(money, "1.234,50\u{a0}€")
    expectEqual(Calendar.current.firstWeekday, 2)
    expectEqual(_courseLocalized("hello", nil, nil), "Hallo")
    expectEqual(
      HeadlessUIKit.UserDefaults.standard.stringArray(forKey: "AppleLanguages"), ["de-AT", "en"])
  }

  @Test("A language that names no region leaves it as it is", .rule(932))
  func languageAlone() {
    let german = device(arguments: ["-AppleLanguages", "(de)"])
    defer { _ = german }
    expectEqual(Locale.current.identifier, "de_US")
    expectEqual(money?.suffix(1), "$")
  }

  @Test("A language with a region brings it, and its calendar", .rule(932))
  func languageWithRegion() {
    let device = device(arguments: ["-AppleLanguages", "(pt-BR)"], files: texts)
    defer { _ = device }
    expectEqual(Locale.current.identifier, "pt_BR")
    expectEqual(_courseLocalized("hello", nil, nil), "Olá")
  }

  @Test("A launch says that views do not follow a language from right to left", .rule(932))
  func rightToLeft() throws {
    for (language, isSaid) in [("ar", true), ("de", false)] {
      let device = try device(arguments: ["-AppleLanguages", "(\(language))"]).launch(nil)
      expectEqual(
        device.simulator.recorder.events.contains { $0.name == "unimplemented" }, isSaid, language)
    }
  }

  @Test("A bundle says its languages, and which of them the user likes best", .rule(932))
  func localizations() {
    let english = device(files: texts)
    defer { _ = english }
    expectEqual(_courseLocalizations, ["de", "en", "pt-BR"])
    expectEqual(_coursePreferred(_courseLocalizations), ["en"])
    expectEqual(_coursePreferred(["fr", "de"]), ["fr"])
    let german = device(arguments: ["-AppleLanguages", "(de)"], files: texts)
    defer { _ = german }
    expectEqual(_coursePreferred(_courseLocalizations), ["de"])
  }

  @Test("An app without the user's language is shown in its own", .rule(932))
  func ownLanguage() {
    let device = device(
      files: ["fr.lproj/Localizable.strings": #""hello" = "Bonjour";"#],
      info: ["CFBundleDevelopmentRegion": "fr"])
    defer { _ = device }
    expectEqual(_courseLocalized("hello", nil, nil), "Bonjour")
    expectEqual(_courseDevelopmentLocalization, "fr")
  }

  @Test("A value of Info.plist may be another one in a language", .rule(932))
  func namesInLanguages() {
    let device = device(
      arguments: ["-AppleLanguages", "(de)"],
      files: ["de.lproj/InfoPlist.strings": #"CFBundleDisplayName = "Notizen";"#],
      info: ["CFBundleDisplayName": "Notes"])
    defer { _ = device }
    expectEqual(_courseInfo("CFBundleDisplayName") as? String, "Notizen")
    expectEqual(_courseInfoDictionary["CFBundleDisplayName"] as? String, "Notes")
  }

  @Test("A measurement formatter converts to the unit that is usual", .rule(711))
  func measurements() {
    let device = device()
    defer { _ = device }
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let formatter = HeadlessUIKit.MeasurementFormatter()
    expectEqual(formatter.string(from: way), "3.107 mi")
    formatter.unitStyle = .long
    expectEqual(formatter.string(from: way), "3.107 miles")
    formatter.unitOptions = .providedUnit
    expectEqual(formatter.string(from: way), "5 kilometers")
    formatter.unitStyle = .short
    expectEqual(formatter.string(from: way), "5km")
  }
}
