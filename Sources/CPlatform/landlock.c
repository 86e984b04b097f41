#define _GNU_SOURCE
#include "landlock.h"
#include "CPlatformConfine.h"

#ifdef __linux__

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// As in the kernel's landlock.h, of which many systems have an old one or none. The calls have the
// same numbers on all architectures.
enum { create_ruleset_call = 444, add_rule_call = 445, restrict_self_call = 446 };
enum { ask_for_version = 1, rule_for_path = 1 };

enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_folder = 1 << 3,
  remove_folder = 1 << 4, remove_file = 1 << 5, make_folder = 1 << 7, make_file = 1 << 8,
  make_link = 1 << 12, move_between_folders = 1 << 13, truncate_file = 1 << 14,
  control_device = 1 << 15,
};
enum { bind_tcp = 1 << 0, connect_tcp = 1 << 1 };
enum { abstract_sockets = 1 << 0, signals = 1 << 1 };

struct ruleset {
  uint64_t files, network, scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int cplatform_landlock_version(void) {
  long version = syscall(create_ruleset_call, NULL, 0, ask_for_version);
  return version < 0 ? 0 : (int)version;
}

/// The uses of files that this version can deny.
static uint64_t known_uses(int version) {
  if (version >= 5) return (1 << 16) - 1;
  if (version >= 3) return (1 << 15) - 1;
  return version == 2 ? (1 << 14) - 1 : (1 << 13) - 1;
}

int landlock_begin(void) {
  int version = cplatform_landlock_version();
  if (version < 1) return -1;
  struct ruleset rules = {.files = known_uses(version)};
  size_t size = sizeof rules.files;
  if (version >= 4) rules.network = bind_tcp | connect_tcp, size += sizeof rules.network;
  if (version >= 6) rules.scopes = abstract_sockets | signals, size += sizeof rules.scopes;
  return (int)syscall(create_ruleset_call, &rules, size, 0);
}

int landlock_permit(int rules, const char *path, enum landlock_use use) {
  uint64_t uses = read_file | read_folder;
  if (use == landlock_execution) uses |= execute;
  if (use == landlock_writing)
    uses |= write_file | truncate_file | make_file | make_folder | remove_file | remove_folder |
            // As in a wrapper's world: an archive may have links, and who reads it follows none.
            make_link | move_between_folders;
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return errno == ENOENT || errno == ENOTDIR ? 0 : -errno;
  struct stat facts;
  if (fstat(place, &facts) == 0 && !S_ISDIR(facts.st_mode))
    uses &= read_file | execute | write_file | truncate_file;
  uses &= known_uses(cplatform_landlock_version());
  struct path_rule rule = {.allowed = uses, .parent = place};
  int failed = syscall(add_rule_call, rules, rule_for_path, &rule, 0) == 0 ? 0 : -errno;
  close(place);
  return failed;
}

int landlock_enforce(int rules) {
  int failed = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : -errno;
  if (!failed && syscall(restrict_self_call, rules, 0) != 0) failed = -errno;
  close(rules);
  return failed;
}

#else

int cplatform_landlock_version(void) { return 0; }
int landlock_begin(void) { return -1; }
int landlock_permit(int rules, const char *path, enum landlock_use use) {
  (void)rules, (void)path, (void)use;
  return 0;
}
int landlock_enforce(int rules) {
  (void)rules;
  return 0;
}

#endif
