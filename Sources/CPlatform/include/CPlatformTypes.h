#ifndef CPLATFORM_TYPES_H
#define CPLATFORM_TYPES_H

#include <stdbool.h>

/// No type may have values of more bytes. A stack has less, and what lies below one is empty for much more:
/// see `CPLATFORM_STACK_GAP`.
#define CPLATFORM_LARGEST_VALUE (64ULL << 20)

/// Ends the process with a message as soon as Swift's runtime makes a type whose values are larger than
/// `CPLATFORM_LARGEST_VALUE`, for the rest of the process's life and in all that are forked from it.
///
/// An app can double a type as often as it likes, `Pair<T>` of `Pair<T>`, and the generic code of Swift's own
/// library makes room for a value on the stack without touching it: 8 GiB would reach beyond what is empty
/// below, into memory that the app has written.
///
/// To be called once, before there are other threads. Returns false where the runtime's code is not as expected:
/// then nothing is watched.
bool cplatform_watch_types(void);

/// Whether the runtime's code is as expected here. False in a process that watches already.
bool cplatform_can_watch_types(void);

#endif
