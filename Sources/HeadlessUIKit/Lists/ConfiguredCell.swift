/// A cell that sets its configurations again when its state has changed (rule 391).
@MainActor
protocol ConfiguredCell: UIView {
  /// Whether the configurations are set again with the next layout.
  var needsConfigurationUpdate: Bool { get set }
  var ownContentConfiguration: (any UIContentConfiguration)? { get set }
  var ownAutomaticallyUpdatesContentConfiguration: Bool { get }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  var drawnSelected: Bool { get }
  var drawnHighlighted: Bool { get }
  var ownContentView: UIView { get }
  /// Whether what is in the cell is highlighted with it (rule 1248).
  var highlightsContent: Bool { get }
}

extension ConfiguredCell {
  /// It was selected or a finger came on it, or the other way round (rule 1248).
  func highlightChanged(_ hasChanged: Bool) {
    if hasChanged, highlightsContent {
      ownContentView.spreadHighlight(drawnSelected || drawnHighlighted)
    }
    stateChanged(hasChanged)
  }

  func stateChanged(_ hasChanged: Bool) {
    if hasChanged, Simulator.current.has(.cellsUpdateConfigurations) {
      setNeedsUpdateConfiguration()
    }
  }

  /// The state for which the configurations are to be set now, after a content of the app's own has
  /// followed it; nil when nothing waits.
  func takeConfigurationUpdate() -> UICellConfigurationState? {
    guard needsConfigurationUpdate, Simulator.current.has(.cellsUpdateConfigurations) else {
      return nil
    }
    needsConfigurationUpdate = false
    let state = configurationState
    if ownAutomaticallyUpdatesContentConfiguration, let content = ownContentConfiguration,
      !(content is UIListContentConfiguration)
    {
      ownContentConfiguration = content.updated(for: state)
    }
    return state
  }
}
