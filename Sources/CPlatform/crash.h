#ifndef CPLATFORM_CRASH_INTERNAL_H
#define CPLATFORM_CRASH_INTERNAL_H

#include <signal.h>

/// Reports where the process is and ends it by that signal, as a signal's handler does.
void crash_report(int number, siginfo_t *info, void *context);

/// Says which script runs; its name follows in a report.
void crash_name_script(const char *name);

/// Whether reports go to a channel of frames, as `cplatform_crash_watch_script` has it.
int crash_is_watching_script(void);

#endif
