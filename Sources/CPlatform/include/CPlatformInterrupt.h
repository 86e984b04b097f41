#pragma once

/// Makes SIGINT, SIGTERM and SIGHUP end this process at once with `code`, after it has written
/// `last_words`, at most 511 bytes, to standard error.
void cplatform_leave_when_interrupted(const char *last_words, int code);
