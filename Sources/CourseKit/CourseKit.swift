/// `import CourseKit` is all that a part of a lesson needs: traces and the plain data that
/// crosses between the processes come with it.
@_exported public import EventTrace
@_exported public import enum CourseModel.CheckVisibility
@_exported public import enum CourseModel.PlainValue
@_exported public import struct CourseModel.Rectangle
@_exported public import struct CourseModel.Refusal
@_exported public import struct CourseModel.Snapshot
@_exported public import struct CourseModel.LaunchConfiguration
@_exported public import enum CourseModel.DeviceAppearance
@_exported public import enum CourseModel.DeviceOrientation
@_exported public import enum CourseModel.TextSize
@_exported public import enum CourseModel.LaunchEnd
