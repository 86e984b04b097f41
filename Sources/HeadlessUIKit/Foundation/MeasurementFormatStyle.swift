public import Foundation

/// What a measurement is for, by which its unit is chosen. iOS 15.0 and later.
public nonisolated struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable,
  Sendable
{
  let name: String
  /// For anything: the unit that is usual where the user lives.
  public static var general: Self { Self(name: "general") }
  /// The unit that it has.
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How tall a person is.
  public nonisolated static var person: Self { Self(name: "person") }
  /// How tall a person is, in an informal way.
  public nonisolated static var personHeight: Self { Self(name: "personHeight") }
  /// How far it is on a road.
  public nonisolated static var road: Self { Self(name: "road") }
  /// How much rain falls.
  public nonisolated static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow falls.
  public nonisolated static var snowfall: Self { Self(name: "snowfall") }
  /// How far one sees.
  public nonisolated static var visibility: Self { Self(name: "visibility") }
  /// How far a focus is.
  public nonisolated static var focalLength: Self { Self(name: "focalLength") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm it is outside.
  public nonisolated static var weather: Self { Self(name: "weather") }
  /// How warm a person is.
  public nonisolated static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public nonisolated static var personWeight: Self { Self(name: "personWeight") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// How much liquid there is.
  public nonisolated static var liquid: Self { Self(name: "liquid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// How much energy food has.
  public nonisolated static var food: Self { Self(name: "food") }
  /// How much energy exercise takes.
  public nonisolated static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast wind is.
  public nonisolated static var wind: Self { Self(name: "wind") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements as an English device does. iOS 15.0 and later (rule 711).
  public nonisolated struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How a unit is written. iOS 15.0 and later.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// As a word.
      public static var wide: Self { Self(name: "wide") }
      /// With its sign.
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// With its sign and no blank.
      public static var narrow: Self { Self(name: "narrow") }
    }
    /// How the unit is written.
    public var width: UnitWidth
    /// Which unit it is written in.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Whether a temperature has no scale.
    public var hidesScaleName = false
    /// How the number is written; nil for as usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// In whose language it writes.
    public var locale: Locale

    /// Makes a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }
    /// The same style in another language.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
    /// Writes a measurement.
    public func format(_ value: Measurement) -> String {
      var (number, unit): (Double, Dimension) = (value.value, value.unit)
      var digits = 0...6
      if usage?.name != "asProvided", locale.measurementSystem == .us,
        let usual = value.unit.american(value.value, for: usage?.name ?? "")
      {
        if usage?.name == "personHeight", let text = feetAndInches(value) { return text }
        number = Measurement<Dimension>(value: number, unit: unit).converted(to: usual).value
        unit = usual
        digits = 0...(abs(number) < 10 && !(usual is UnitTemperature) ? 1 : 0)
      }
      let style =
        numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(digits))
      let text = style.locale(locale).format(number)
      if unit is UnitTemperature, width != .wide {
        return hidesScaleName || width == .narrow ? "\(text)\u{b0}" : "\(text)\(unit.symbol)"
      }
      switch width.name {
      case "narrow": return "\(text)\(unit.symbol)"
      case "wide": return "\(text) \(MeasurementWords.word(for: unit, number))"
      default: return "\(text) \(unit.symbol)"
      }
    }

    /// How tall a person is who has three feet or more, in feet and inches (rule 1369).
    private func feetAndInches(_ value: Measurement) -> String? {
      let all = Measurement<Dimension>(value: value.value, unit: value.unit)
        .converted(to: UnitLength.inches).value
      guard all >= 36, all.isFinite, all < 1e9 else { return nil }
      var feet = (all / 12).rounded(.down)
      var inches = all - feet * 12
      inches = inches < 9.95 ? (inches * 10).rounded() / 10 : inches.rounded()
      if inches >= 12 { (feet, inches) = (feet + 1, 0) }
      let style =
        numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...1))
      let parts = [feet, inches].map { style.locale(locale).format($0) }
      switch width.name {
      case "narrow": return "\(parts[0])\u{2032} \(parts[1])\u{2033}"
      case "wide":
        let words = (
          MeasurementWords.word(for: UnitLength.feet, feet),
          MeasurementWords.word(for: UnitLength.inches, inches)
        )
        return "\(parts[0]) \(words.0), \(parts[1]) \(words.1)"
      default: return "\(parts[0]) ft, \(parts[1]) in"
      }
    }
  }

  /// The measurement in words, as usual; iOS 15.0 and later (rule 711).
  public nonisolated func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  /// The measurement in words, as the style has it; iOS 15.0 and later.
  public nonisolated func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// Writes measurements. iOS 15.0 and later.
  public nonisolated static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
  /// Writes temperatures, without the scale if that is asked for. iOS 15.0 and later.
  public nonisolated static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

extension Dimension {
  /// The unit that is usual in the United States, where the metric one is not; nil for the same (rule 711).
  nonisolated func american(_ value: Double, for usage: String = "") -> Dimension? {
    func converted(_ unit: Dimension) -> Double {
      abs(Measurement<Dimension>(value: value, unit: self).converted(to: unit).value)
    }
    switch self {
    case is UnitTemperature: return UnitTemperature.fahrenheit
    case is UnitLength where usage == "focalLength": return UnitLength.millimeters
    case is UnitLength where ["rainfall", "snowfall"].contains(usage) || usage.hasPrefix("person"):
      return UnitLength.inches
    case is UnitLength:
      switch converted(UnitLength.meters) {
      case 804.672...: return UnitLength.miles
      case 0.3048...: return UnitLength.feet
      default: return UnitLength.inches
      }
    case is UnitMass:
      return converted(UnitMass.kilograms) < 0.45359237 ? UnitMass.ounces : UnitMass.pounds
    case is UnitSpeed: return UnitSpeed.milesPerHour
    default: return nil
    }
  }
}

/// The words for units, in English.
nonisolated enum MeasurementWords {
  private static let words: [String: String] = [
    "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "mi": "mile",
    "ft": "foot", "in": "inch", "yd": "yard", "kg": "kilogram", "g": "gram", "mg": "milligram",
    "lb": "pound", "oz": "ounce", "t": "metric ton", "L": "liter", "mL": "milliliter",
    "gal": "gallon", "cup": "cup", "s": "second", "sec": "second", "min": "minute", "hr": "hour",
    "kcal": "kilocalorie", "cal": "calorie", "kJ": "kilojoule", "J": "joule", "W": "watt",
    "kW": "kilowatt",
  ]

  /// The word for that many.
  static func word(for unit: Unit, _ count: Double) -> String {
    if let unit = unit as? UnitTemperature {
      let scale =
        unit == .fahrenheit ? " Fahrenheit" : unit == .celsius ? " Celsius" : " Kelvin"
      return (count == 1 ? "degree" : "degrees") + scale
    }
    switch unit.symbol {
    case "km/h": return count == 1 ? "kilometer per hour" : "kilometers per hour"
    case "mph": return count == 1 ? "mile per hour" : "miles per hour"
    case "m/s": return count == 1 ? "meter per second" : "meters per second"
    case "ft" where count != 1: return "feet"
    case "in" where count != 1: return "inches"
    default: break
    }
    guard let word = words[unit.symbol] else { return unit.symbol }
    return count == 1 ? word : "\(word)s"
  }
}
