public import Foundation

// The names of documents' types as C has them. On a device `import MobileCoreServices` has them.

/// A picture. iOS 3.0 and later.
public nonisolated var kUTTypeImage: CFString { "public.image" }
/// A picture in PNG. iOS 3.0 and later.
public nonisolated var kUTTypePNG: CFString { "public.png" }
/// A picture in JPEG. iOS 3.0 and later.
public nonisolated var kUTTypeJPEG: CFString { "public.jpeg" }
/// A picture in GIF. iOS 3.0 and later.
public nonisolated var kUTTypeGIF: CFString { "com.compuserve.gif" }
/// A film. iOS 3.0 and later.
public nonisolated var kUTTypeMovie: CFString { "public.movie" }
/// Moving pictures without sound. iOS 3.0 and later.
public nonisolated var kUTTypeVideo: CFString { "public.video" }
/// A film in MPEG-4. iOS 3.0 and later.
public nonisolated var kUTTypeMPEG4: CFString { "public.mpeg-4" }
/// A sound. iOS 3.0 and later.
public nonisolated var kUTTypeAudio: CFString { "public.audio" }
/// A text. iOS 3.0 and later.
public nonisolated var kUTTypeText: CFString { "public.text" }
/// A text without a look. iOS 3.0 and later.
public nonisolated var kUTTypePlainText: CFString { "public.plain-text" }
/// A text in UTF-8. iOS 3.0 and later.
public nonisolated var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" }
/// A document in PDF. iOS 3.0 and later.
public nonisolated var kUTTypePDF: CFString { "com.adobe.pdf" }
/// Values in JSON. iOS 8.0 and later.
public nonisolated var kUTTypeJSON: CFString { "public.json" }
/// An address. iOS 3.0 and later.
public nonisolated var kUTTypeURL: CFString { "public.url" }
/// Anything with bytes. iOS 3.0 and later.
public nonisolated var kUTTypeData: CFString { "public.data" }
/// Anything with content. iOS 3.0 and later.
public nonisolated var kUTTypeContent: CFString { "public.content" }
/// Anything in a file system. iOS 3.0 and later.
public nonisolated var kUTTypeItem: CFString { "public.item" }
/// A folder. iOS 3.0 and later.
public nonisolated var kUTTypeFolder: CFString { "public.folder" }
