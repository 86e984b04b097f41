/// What hostile code asks the kernel for, past every library: each attempt is made for real.
#ifndef ESCAPES_H
#define ESCAPES_H

/// Told of each attempt: what it was, and 0 when it worked, else its errno.
typedef void (*escape_listener)(void *context, const char *what, int error);

void escape_by_reading(const char *secret, void *context, escape_listener listener);
void escape_by_writing(void *context, escape_listener listener);
void escape_by_talking(void *context, escape_listener listener);
void escape_by_attacking(void *context, escape_listener listener);
void escape_by_growing(void *context, escape_listener listener);

#endif
