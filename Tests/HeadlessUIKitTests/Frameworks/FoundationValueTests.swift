import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// The numbers and words that the headers of Foundation give to their names.
@Suite
@MainActor
struct FoundationValueTests {
  /// Expects those raw values, one for each.
  private func expectRaw<Value: RawRepresentable>(
    _ values: [Value], _ raw: [Value.RawValue]
  ) where Value.RawValue: Equatable {
    expectEqual(values.map(\.rawValue), raw, "\(Value.self)")
  }

  @Test("Folders and files have the numbers of Foundation")
  func files() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let folders: [HeadlessUIKit.FileManager.SearchPathDirectory] = [
      .applicationDirectory, .libraryDirectory, .userDirectory, .documentationDirectory,
      .documentDirectory, .desktopDirectory, .cachesDirectory, .applicationSupportDirectory,
      .downloadsDirectory, .moviesDirectory, .musicDirectory, .picturesDirectory,
      .sharedPublicDirectory, .itemReplacementDirectory,
    ]
    expectRaw(folders, [1, 5, 7, 8, 9, 12, 13, 14, 15, 17, 18, 19, 21, 99])
    let domains: [HeadlessUIKit.FileManager.SearchPathDomainMask] = [
      .userDomainMask, .localDomainMask, .networkDomainMask, .systemDomainMask, .allDomainsMask,
    ]
    expectRaw(domains, [1, 2, 4, 8, 0xFFFF])
    let walks: [HeadlessUIKit.FileManager.DirectoryEnumerationOptions] = [
      .skipsSubdirectoryDescendants, .skipsPackageDescendants, .skipsHiddenFiles,
    ]
    expectRaw(walks, [1, 2, 4])
    let replacements: [HeadlessUIKit.FileManager.ItemReplacementOptions] = [
      .usingNewMetadataOnly, .withoutDeletingBackupItem,
    ]
    expectRaw(replacements, [1, 2])
    let readings: [HeadlessUIKit.FileWrapper.ReadingOptions] = [.immediate, .withoutMapping]
    expectRaw(readings, [1, 2])
    let writings: [HeadlessUIKit.FileWrapper.WritingOptions] = [.atomic, .withNameUpdating]
    expectRaw(writings, [1, 2])
    let reads: [NSFileCoordinator.ReadingOptions] = [
      .withoutChanges, .resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading,
    ]
    expectRaw(reads, [1, 2, 4, 8])
    let writes: [NSFileCoordinator.WritingOptions] = [
      .forDeleting, .forMoving, .forMerging, .forReplacing,
    ]
    expectRaw(writes, [1, 2, 4, 8])
    let algorithms: [NSData.CompressionAlgorithm] = [.lzfse, .lz4, .lzma, .zlib]
    expectRaw(algorithms, [0, 1, 2, 3])
    let openings: [NSItemProviderFileOptions] = [.openInPlace]
    expectRaw(openings, [1])
    let circles: [NSItemProviderRepresentationVisibility] = [.all, .team, .ownProcess]
    expectRaw(circles, [0, 1, 3])
  }

  @Test("Formatters' styles have the numbers of Foundation")
  func formats() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let units: [DateComponentsFormatter.UnitsStyle] = [
      .positional, .abbreviated, .short, .full, .spellOut, .brief,
    ]
    expectRaw(units, [0, 1, 2, 3, 4, 5])
    let zeros: [DateComponentsFormatter.ZeroFormattingBehavior] = [
      .default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad,
    ]
    expectRaw(zeros, [1, 2, 4, 8, 14, 0x10000])
    let measures: [MeasurementFormatter.UnitOptions] = [
      .providedUnit, .naturalScale, .temperatureWithoutUnit,
    ]
    expectRaw(measures, [1, 2, 4])
    let dates: [DateFormatter.Behavior] = [.default, .behavior10_4]
    expectRaw(dates, [0, 1040])
    let numbers: [NumberFormatter.Behavior] = [.default, .behavior10_4]
    expectRaw(numbers, [0, 1040])
    let intents: [InlinePresentationIntent] = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak,
    ]
    expectRaw(intents, [1, 2, 4, 32, 64, 128])
  }

  @Test("Work, streams and waiting have the numbers of Foundation")
  func work() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let priorities: [HeadlessUIKit.Operation.QueuePriority] = [
      .veryLow, .low, .normal, .high, .veryHigh,
    ]
    expectRaw(priorities, [-8, -4, 0, 4, 8])
    let styles: [HeadlessUIKit.NotificationQueue.PostingStyle] = [.whenIdle, .asap, .now]
    expectRaw(styles, [1, 2, 3])
    let joins: [HeadlessUIKit.NotificationQueue.NotificationCoalescing] = [
      .none, .onName, .onSender,
    ]
    expectRaw(joins, [0, 1, 2])
    let activities: [ProcessInfo.ActivityOptions] = [
      .idleDisplaySleepDisabled, .idleSystemSleepDisabled, .suddenTerminationDisabled,
      .automaticTerminationDisabled, .userInitiated, .userInitiatedAllowingIdleSystemSleep,
      .background, .latencyCritical,
    ]
    let bits: [UInt64] = [
      1 << 40, 1 << 20, 1 << 14, 1 << 15, 0xFFFFFF, 0xEFFFFF, 0xFF, 0xFF_0000_0000,
    ]
    expectRaw(activities, bits)
    let events: [HeadlessUIKit.Stream.Event] = [
      .openCompleted, .hasBytesAvailable, .hasSpaceAvailable, .errorOccurred, .endEncountered,
    ]
    expectRaw(events, [1, 2, 4, 8, 16])
    let states: [HeadlessUIKit.Stream.Status] = [
      .notOpen, .opening, .open, .reading, .writing, .atEnd, .closed, .error,
    ]
    expectRaw(states, Array(0...7))
    let loops: [CFRunLoopActivity] = [
      .entry, .beforeTimers, .beforeSources, .beforeWaiting, .afterWaiting, .exit,
    ]
    expectRaw(loops, [1, 2, 4, 32, 64, 128])
    let results: [CFRunLoopRunResult] = [.finished, .stopped, .timedOut, .handledSource]
    expectRaw(results, [1, 2, 3, 4])
    let files: [HeadlessUIKit.DispatchSource.FileSystemEvent] = [
      .delete, .write, .extend, .attrib, .link, .rename, .revoke,
    ]
    expectRaw(files, [1, 2, 4, 8, 16, 32, 64])
    let pressures: [HeadlessUIKit.DispatchSource.MemoryPressureEvent] = [
      .normal, .warning, .critical,
    ]
    expectRaw(pressures, [1, 2, 4])
    let pointers: [HeadlessUIKit.NSPointerFunctions.Options] = [
      .strongMemory, .weakMemory, .objectPointerPersonality, .copyIn,
    ]
    expectRaw(pointers, [0, 5, 512, 65536])
  }

  @Test("Encodings have the numbers of Core Foundation")
  func encodings() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let builtIn: [CFStringBuiltInEncodings] = [
      .macRoman, .windowsLatin1, .isoLatin1, .nextStepLatin, .ASCII, .unicode, .UTF8,
    ]
    expectRaw(builtIn, [0, 0x500, 0x201, 0xB01, 0x600, 0x100, 0x0800_0100])
    let others: [CFStringEncodings] = [
      .dosKorean, .windowsLatin2, .windowsCyrillic, .shiftJIS, .KOI8_R, .big5, .EUC_JP, .GBK_95,
    ]
    expectRaw(others, [0x422, 0x501, 0x502, 0xA01, 0xA02, 0xA03, 0x920, 0x631])
  }

  @Test("Keys of Foundation are the words that Objective-C has")
  func words() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let cookies: [HeadlessUIKit.HTTPCookiePropertyKey] = [
      .name, .commentURL, .discard, .expires, .maximumAge, .originURL,
    ]
    expectRaw(cookies, ["Name", "CommentURL", "Discard", "Expires", "Max-Age", "OriginURL"])
    let policies: [HeadlessUIKit.HTTPCookie.AcceptPolicy] = [
      .always, .never, .onlyFromMainDocumentDomain,
    ]
    expectRaw(policies, [0, 1, 2])
    let changes: [NSKeyValueChangeKey] = [.newKey, .oldKey, .kindKey, .indexesKey]
    expectRaw(changes, ["new", "old", "kind", "indexes"])
    let reasons: [NSExceptionName] = [
      .genericException, .rangeException, .invalidArgumentException,
      .internalInconsistencyException, .mallocException, .objectInaccessibleException,
      .objectNotAvailableException, .destinationInvalidException,
    ]
    let names: [String] = [
      "NSGenericException", "NSRangeException", "NSInvalidArgumentException",
      "NSInternalInconsistencyException", "NSMallocException", "NSObjectInaccessibleException",
      "NSObjectNotAvailableException", "NSDestinationInvalidException",
    ]
    expectRaw(reasons, names)
    let streams: [HeadlessUIKit.Stream.PropertyKey] = [
      .fileCurrentOffsetKey, .networkServiceType, .socketSecurityLevelKey,
    ]
    let properties: [String] = [
      "kCFStreamPropertyFileCurrentOffset", "kCFStreamNetworkServiceType",
      "kCFStreamPropertySocketSecurityLevel",
    ]
    expectRaw(streams, properties)
    let undos: [Notification.Name] = [
      .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let notifications: [String] = [
      "NSUndoManagerCheckpointNotification", "NSUndoManagerDidOpenUndoGroupNotification",
      "NSUndoManagerDidCloseUndoGroupNotification", "NSUndoManagerWillCloseUndoGroupNotification",
      "NSUndoManagerWillUndoChangeNotification", "NSUndoManagerDidUndoChangeNotification",
      "NSUndoManagerWillRedoChangeNotification", "NSUndoManagerDidRedoChangeNotification",
    ]
    expectRaw(undos, notifications)
  }

  @Test("Tags of a tagger are the words that Objective-C has")
  func tags() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let tags: [HeadlessUIKit.NSLinguisticTag] = [
      .noun, .verb, .adjective, .adverb, .pronoun, .determiner, .conjunction, .punctuation,
      .whitespace, .personalName, .placeName, .organizationName,
    ]
    let words: [String] = [
      "Noun", "Verb", "Adjective", "Adverb", "Pronoun", "Determiner", "Conjunction", "Punctuation",
      "Whitespace", "PersonalName", "PlaceName", "OrganizationName",
    ]
    expectRaw(tags, words)
    let schemes: [HeadlessUIKit.NSLinguisticTagScheme] = [
      .lemma, .nameType, .nameTypeOrLexicalClass,
    ]
    expectRaw(schemes, ["Lemma", "NameType", "NameTypeOrLexicalClass"])
    let options: [HeadlessUIKit.NSLinguisticTagger.Options] = [
      .omitWords, .omitPunctuation, .omitWhitespace, .omitOther, .joinNames,
    ]
    expectRaw(options, [1, 2, 4, 8, 16])
  }
}
