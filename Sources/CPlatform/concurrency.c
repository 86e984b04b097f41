#define _GNU_SOURCE
#include "CPlatformConcurrency.h"

#include <dlfcn.h>
#include <math.h>
#include <sys/time.h>
#include <time.h>

// The hooks are variables of Swift's concurrency library, documented in its ExecutorImpl.h. Their
// functions are called the way Swift calls; the last argument is what would have happened otherwise.
#define SWIFT_CALL __attribute__((swiftcall))

static struct cplatform_executor main_executor;
static cplatform_work_taker take;
static cplatform_date get_date;
static SWIFT_CALL void (*run)(void *job, struct cplatform_executor executor);

static SWIFT_CALL struct cplatform_executor get_main_executor(void *original) {
  (void)original;
  return main_executor;
}

/// Runs a job that asked for no executor of its own, on the calling thread.
static void run_job(void *job) {
  struct cplatform_executor none = {0};
  run(job, none);
}

static SWIFT_CALL void enqueue(void *job, void *original) {
  (void)original;
  take(run_job, job, 0);
}

static bool set_hook(const char *name, void *function) {
  void **hook = dlsym(RTLD_DEFAULT, name);
  if (hook) *hook = function;
  return hook != NULL;
}

#ifdef __linux__
// What Swift gives to Dispatch all the same: jobs for threads, and sleeps. Defined here, these two
// are found before Dispatch's own, to which everyone else's calls go on. Darwin binds each library
// to the one that it was linked with, so there it would do nothing.
typedef uint64_t dispatch_time;
typedef void (*dispatch_function)(void *context);

void dispatch_async_f(void *queue, void *context, dispatch_function work) {
  if (take) return take(work, context, 0);
  static void (*original)(void *, void *, dispatch_function);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "dispatch_async_f");
  original(queue, context, work);
}

/// A block as the compiler lays it out.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(struct block *self, size_t index);
};

/// What Foundation would sort with on several threads, with an app's own code: here it goes one by one.
void dispatch_apply(size_t count, void *queue, struct block *work) {
  if (take) {
    for (size_t index = 0; index < count; index++) work->invoke(work, index);
    return;
  }
  static void (*original)(size_t, void *, struct block *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "dispatch_apply");
  original(count, queue, work);
}

/// What the clocks said to this thread when it last asked: a sleep is reckoned from that.
static _Thread_local uint64_t last_reading[CLOCK_BOOTTIME + 1];

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*original)(clockid_t, struct timespec *);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "clock_gettime");
  if (take && clock == CLOCK_REALTIME) {
    // An app's day is that of its device; Foundation asks here.
    double date = get_date(), seconds = floor(date);
    time->tv_sec = (time_t)seconds;
    time->tv_nsec = (long)((date - seconds) * 1e9);
    last_reading[clock] = (uint64_t)(date * 1e9);
    return 0;
  }
  int code = original(clock, time);
  if (take && code == 0 && clock >= 0 && clock <= CLOCK_BOOTTIME)
    last_reading[clock] = (uint64_t)time->tv_sec * 1000000000 + (uint64_t)time->tv_nsec;
  return code;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  int code = clock_gettime(CLOCK_REALTIME, &now);
  if (time) *time = (struct timeval){now.tv_sec, now.tv_nsec / 1000};
  return code;
}

time_t time(time_t *seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}

/// How far a moment of Dispatch's lies ahead of now; its two highest bits name the clock.
static uint64_t nanoseconds_until(dispatch_time when) {
  uint64_t kind = when >> 62, value = when & ~(UINT64_C(1) << 63);
  clockid_t clock = kind == 2 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
  if (kind == 3) clock = CLOCK_REALTIME, value = -when;
  uint64_t reckoned = last_reading[clock];
  struct timespec now;
  clock_gettime(clock, &now);
  uint64_t present = last_reading[clock];
  // A moment that was reckoned from another clock's time lies elsewhere.
  if (present - reckoned < 1000000000) present = reckoned;
  // Where the clock was asked once more since then, it went on a little: to the millisecond it is what
  // the app asked for, and the same in every run.
  uint64_t millisecond = 1000000;
  return value <= present ? 0 : (value - present + millisecond - 1) / millisecond * millisecond;
}

void dispatch_after_f(dispatch_time when, void *queue, void *context, dispatch_function work) {
  if (take) return take(work, context, nanoseconds_until(when));
  static void (*original)(dispatch_time, void *, void *, dispatch_function);
  if (!original) *(void **)&original = dlsym(RTLD_NEXT, "dispatch_after_f");
  original(when, queue, context, work);
}
#endif

bool cplatform_take_over_concurrency(struct cplatform_executor executor,
                                     cplatform_work_taker taker, cplatform_date date) {
  *(void **)&run = dlsym(RTLD_DEFAULT, "swift_job_run");
  if (!run || !dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor_hook")) return false;
  main_executor = executor;
  get_date = date;
  take = taker;
  set_hook("swift_task_getMainExecutor_hook", (void *)get_main_executor);
  set_hook("swift_task_enqueueGlobal_hook", (void *)enqueue);
  return true;
}
