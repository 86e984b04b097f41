#ifndef CPLATFORM_SWIFT_H
#define CPLATFORM_SWIFT_H

/// Calls a class's allocating `init()` with Swift's calling convention.
///
/// `initializer` is the code address and `metadata` the class that is to be created; the result
/// is retained.
void *cplatform_swift_create(const void *initializer, const void *metadata);

#endif
