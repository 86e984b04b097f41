#ifndef CPLATFORM_CONFINE_H
#define CPLATFORM_CONFINE_H

#include <stdbool.h>
#include <stdint.h>

/// What a confined program is for, and so which system calls it may make.
enum cplatform_role {
  /// Reads files and writes files, alone: no processes, no signals to others.
  cplatform_lone_tool,
  /// A tool that starts the programs that it is allowed.
  cplatform_forking_tool,
  /// Forks what it holds more closely than it is held itself.
  cplatform_host,
};

/// The descriptor from which a wrapper reads its filter of system calls.
enum { cplatform_wrapper_filter_descriptor = 5 };

/// How a program is confined between fork and exec.
///
/// It gets a session of its own and cannot leave it, unless it hosts apps, so that ending its group
/// ends everything that it started. None reaches the network, other processes, or what outlives a
/// process and is no file.
struct cplatform_confinement {
  enum cplatform_role role;
  /// Files and folders that may be read, null at the end; a null list is an empty one.
  const char *const *readable;
  /// Folders whose content may be changed as well.
  const char *const *writable;
  /// Programs that may be executed, and the loaders that they need.
  const char *const *programs;
  /// The user and group that it becomes; 0 for the caller's.
  uint32_t user;
  /// RLIMIT_DATA in bytes, RLIMIT_NOFILE, and with a user of its own RLIMIT_NPROC; 0 for none.
  uint64_t data_bytes, open_files, processes;
  /// The program is a wrapper that makes a world in which only the named files exist; the filter of
  /// system calls waits in its descriptor, and it puts that into force.
  bool wrapped;
  /// Whether it is an error that the kernel lacks a part; else that part is left out.
  bool required;
};

/// Takes from the calling process, for good, what an app never needs: 0 or a negated errno.
///
/// What is left are the system calls that Swift, its concurrency and Foundation make: no processes
/// and programs, no network, no signals to others, no look into other processes, no writing and no
/// change of any file, no change of its own limits, no rights of root's. Read can be what `readable`
/// names (null at its end), the system's libraries and time zones, and what the system says of
/// processes that is not their memory or environment.
///
/// - `required`: whether it is an error that the kernel lacks a part of this; else that part is
///   left out. macOS has none of it.
int cplatform_seal(const char *const *readable, bool required);

/// The version of Landlock that the kernel has; 0 for none.
int cplatform_landlock_version(void);

/// 0 when a filter of system calls was put on a child and held; else a negated errno.
int cplatform_filter_works(void);

/// Whether that user, in no group but its own, can read what lies at `path`.
bool cplatform_user_can_read(uint32_t user, const char *path);

/// Whether that user, in no group but its own, may enter all folders on the way to `path`.
bool cplatform_user_can_reach(uint32_t user, const char *path);

#endif
