#ifndef CPLATFORM_CONCURRENCY_H
#define CPLATFORM_CONCURRENCY_H

#include <stdbool.h>
#include <stdint.h>

/// A serial executor as Swift passes it: an object and its conformance.
struct cplatform_executor {
  void *identity;
  void *implementation;
};

/// Takes work that is to be done after so many nanoseconds: `work(context)`.
typedef void (*cplatform_work_taker)(void (*work)(void *context), void *context,
                                     uint64_t nanoseconds);

/// Says what time it is on the device, in seconds since the beginning of 1970.
typedef double (*cplatform_date)(void);

/// Makes `executor` the main actor's, and gives to `taker` what Swift's concurrency would otherwise
/// do on threads or after a time of the machine's; on Linux, `date` is what every clock for the time of day
/// says from now on. For the rest of the process's life.
///
/// Returns false, and changes nothing, where Swift's runtime has no such hooks.
bool cplatform_take_over_concurrency(struct cplatform_executor executor,
                                     cplatform_work_taker taker, cplatform_date date);

#endif
