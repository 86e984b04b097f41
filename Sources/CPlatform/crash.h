#ifndef CPLATFORM_CRASH_INTERNAL_H
#define CPLATFORM_CRASH_INTERNAL_H

#include <signal.h>
#include <stdint.h>

/// Where a stack lies.
struct crash_stack {
  uintptr_t low, high;
};

/// Says on which stack the process runs from now on, and returns the one before.
struct crash_stack crash_set_stack(struct crash_stack stack);

/// Reports where the process is and ends it by that signal, as a signal's handler does.
void crash_report(int number, siginfo_t *info, void *context);

/// Says which script runs; its name follows in a report.
void crash_name_script(const char *name);

/// Whether reports go to a channel of frames, as `cplatform_crash_watch_script` has it.
int crash_is_watching_script(void);

#endif
