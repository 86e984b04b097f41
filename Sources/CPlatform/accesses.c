#define _GNU_SOURCE
#include "accesses.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

/// Of Swift's runtime: what goes on with a thread brings the accesses to variables along that it is in the middle
/// of, and takes them away again, as a task does that is resumed and suspended. A runtime without them has one
/// list of accesses for all stacks.
extern void swift_task_enterThreadLocalContext(char *accesses) __attribute__((weak));
extern void swift_task_exitThreadLocalContext(char *accesses) __attribute__((weak));

static void take_away(uintptr_t *words) {
  if (swift_task_exitThreadLocalContext) swift_task_exitThreadLocalContext((char *)words);
}

static void bring_along(uintptr_t *words) {
  if (swift_task_enterThreadLocalContext) swift_task_enterThreadLocalContext((char *)words);
}

static struct suspended *all;

void accesses_suspend(struct suspended *suspended) {
  take_away(suspended->words);
  suspended->next = all;
  suspended->place = &all;
  if (all) all->place = &suspended->next;
  all = suspended;
}

void accesses_forget(struct suspended *suspended) {
  *suspended->place = suspended->next;
  if (suspended->next) suspended->next->place = suspended->place;
}

void accesses_resume(struct suspended *suspended) {
  accesses_forget(suspended);
  bring_along(suspended->words);
  for (size_t i = 0; i < sizeof suspended->words / sizeof *suspended->words; i++)
    suspended->words[i] = 0;
}

#ifdef __linux__

/// An access as the runtime keeps it in its list.
struct access {
  const void *variable, *code;
  /// The next older one, with the kind of this one in the lowest bits.
  uintptr_t next;
};
enum { access_modifies = 1, access_is_kept = 0x20, access_bits = 7 };

typedef void (*beginning)(const void *variable, void *access, uintptr_t kind, const void *code);

/// Whether the runtime's list is as expected: an access of our own must be in it.
static bool is_list_known(beginning begin) {
  void (*end)(void *access);
  *(void **)&end = dlsym(RTLD_NEXT, "swift_endAccess");
  if (!end || !swift_task_exitThreadLocalContext || !swift_task_enterThreadLocalContext)
    return false;
  static int variable;
  struct access own = {0};
  uintptr_t words[4] = {0};
  begin(&variable, &own, access_modifies | access_is_kept, NULL);
  take_away(words);
  bool is_known = words[0] == (uintptr_t)&own && own.variable == &variable &&
                  (own.next & access_bits) == access_modifies;
  bring_along(words);
  end(&own);
  return is_known;
}

static bool is_used_by_others(const void *variable, uintptr_t kind) {
  for (struct suspended *one = all; one; one = one->next)
    for (uintptr_t place = one->words[0]; place;) {
      const struct access *access = (const struct access *)place;
      if (access->variable == variable && variable != one->lock &&
          ((kind | access->next) & access_modifies))
        return true;
      place = access->next & ~(uintptr_t)access_bits;
    }
  return false;
}

/// What Swift code calls when it begins to use a variable. Defined here, it is found before the runtime's own,
/// which does the rest.
void swift_beginAccess(const void *variable, void *access, uintptr_t kind, const void *code) {
  static beginning begin;
  static bool is_known;
  if (!begin) {
    *(void **)&begin = dlsym(RTLD_NEXT, "swift_beginAccess");
    is_known = is_list_known(begin);
  }
  if (all && is_known && is_used_by_others(variable, kind)) {
    fputs("Fatal error: Two threads use a variable at the same time, and one of them changes it. "
          "Let one queue use it, or a lock protect it.\n",
          stderr);
    abort();
  }
  // The runtime would say that the access began here.
  begin(variable, access, kind, code ? code : __builtin_return_address(0));
}

#endif
