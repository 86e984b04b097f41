#ifndef CPLATFORM_ACCESSES_H
#define CPLATFORM_ACCESSES_H

#include <stdint.h>

/// The accesses to variables that somebody is in the middle of who does not run now.
///
/// Swift's runtime ends a program that uses a variable while it changes it, for each thread by itself. Stacks that
/// take turns on one thread are not to find each other's accesses in its list, or those who wait for a lock, and
/// so are in the middle of an access to it, would let nobody give it back. But between threads Swift relies on
/// its checks at compile time, which an app without strict concurrency does not have: here these are kept to be
/// looked through.
struct suspended {
  /// What the runtime keeps of them: the newest, and more.
  uintptr_t words[4];
  /// The lock that is waited for; NULL for none.
  const void *lock;
  struct suspended *next, **place;
};

/// Takes the accesses of whoever runs away from the thread. `suspended` is zero but for its lock.
void accesses_suspend(struct suspended *suspended);

/// Brings them back. `suspended` is zero again but for its lock.
void accesses_resume(struct suspended *suspended);

/// Drops them: whoever was in the middle of them has ended.
void accesses_forget(struct suspended *suspended);

#endif
