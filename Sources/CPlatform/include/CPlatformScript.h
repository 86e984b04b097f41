#ifndef CPLATFORM_SCRIPT_H
#define CPLATFORM_SCRIPT_H

/// The kind of the frame that tells of a script's end, and how long a script's name may be.
enum { cplatform_script_frame = 1, cplatform_script_name_bytes = 400 };

/// Reports faults of this process, and scripts that do not come to an end, as a frame on a channel:
/// a `cplatform_crash` and behind it the script's name. 0 or a negated errno.
int cplatform_crash_watch_script(int descriptor);

/// Says that a script begins, and how many seconds of work it may take; without
/// `cplatform_crash_watch_script` nothing is watched.
void cplatform_script_begin(const char *name, double seconds);

/// Says that the script waits for somebody else, whose time does not count.
void cplatform_script_pause(void);

/// Says that the script goes on.
void cplatform_script_resume(void);

/// Says that the script has come to its end.
void cplatform_script_end(void);

/// Ends a script that does too much as one is ended that takes too long.
void cplatform_script_give_up(void);

#endif
