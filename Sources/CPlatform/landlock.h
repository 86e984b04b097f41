#ifndef CPLATFORM_LANDLOCK_H
#define CPLATFORM_LANDLOCK_H

/// What may be done with a file, or with everything in a folder.
enum landlock_use {
  landlock_reading,
  /// Reading, and execution as a program.
  landlock_execution,
  /// Reading and writing; in folders also making and removing plain files and folders.
  landlock_writing,
};

/// A set of rules that grows until it is put into force; -1 where the kernel has no Landlock.
///
/// It names everything that the kernel's version of Landlock can deny: files, TCP, sockets in the
/// abstract namespace, signals to processes outside.
int landlock_begin(void);

/// Permits a use of what lies at `path`: 0 or a negated errno. What does not exist is passed over.
int landlock_permit(int rules, const char *path, enum landlock_use use);

/// Holds the calling thread, and what it starts, to the rules for good, and closes them: 0 or a
/// negated errno.
int landlock_enforce(int rules);

#endif
