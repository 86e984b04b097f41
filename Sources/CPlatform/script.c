#include "CPlatformScript.h"
#include "crash.h"

#include <errno.h>
#include <pthread.h>
#include <sys/time.h>
#include <time.h>

/// Written while `is_counting` is off, so that the handler never reads half of it.
static volatile sig_atomic_t is_counting, is_open;
static double allowed, used, since;
static volatile sig_atomic_t ticks, ticks_allowed;
static pthread_t script_thread;

enum { ticks_per_second = 4 };

static double processor_seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/// Counts the script's own time: the processor's, and on the clock for a script that only waits.
///
/// A tick that comes late because others have the processor counts once, however late.
static void tick(int number, siginfo_t *info, void *context) {
  int error = errno;
  if (!pthread_equal(pthread_self(), script_thread)) {
    pthread_kill(script_thread, number);
  } else if (is_counting) {
    ticks += 1;
    if (used + processor_seconds() - since > allowed || ticks > ticks_allowed)
      crash_report(number, info, context);
  }
  errno = error;
}

static void set_timer(long microseconds) {
  struct itimerval timer = {.it_interval = {.tv_usec = microseconds},
                            .it_value = {.tv_usec = microseconds}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void cplatform_script_begin(const char *name, double seconds) {
  if (!crash_is_watching_script()) return;
  crash_name_script(name);
  script_thread = pthread_self();
  struct sigaction action = {.sa_sigaction = tick,
                             .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  sigaction(SIGALRM, &action, NULL);
  allowed = seconds;
  used = 0;
  // A machine that is busy gives the script less than all of the clock's time.
  ticks_allowed = (sig_atomic_t)(seconds * 1.4 * ticks_per_second);
  is_open = 1;
  cplatform_script_resume();
  set_timer(1000000 / ticks_per_second);
}

void cplatform_script_pause(void) {
  if (!is_open) return;
  is_counting = 0;
  used += processor_seconds() - since;
}

void cplatform_script_resume(void) {
  if (!is_open) return;
  since = processor_seconds();
  ticks = 0;
  is_counting = 1;
}

void cplatform_script_end(void) {
  if (!is_open) return;
  is_counting = 0;
  is_open = 0;
  set_timer(0);
  crash_name_script("");
}

void cplatform_script_give_up(void) {
  if (!is_open) return;
  ticks = ticks_allowed;
  is_counting = 1;
  pthread_kill(script_thread, SIGALRM);
}
