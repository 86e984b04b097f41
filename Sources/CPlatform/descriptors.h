#ifndef CPLATFORM_DESCRIPTORS_H
#define CPLATFORM_DESCRIPTORS_H

enum { cplatform_descriptor_count = 5, cplatform_first_free_descriptor = 16 };

/// Puts the wanted descriptors at 0 to 4; a negative one is /dev/null for 0 to 2, else closed.
int cplatform_arrange_descriptors(const int wanted[cplatform_descriptor_count]);

/// Marks all descriptors from `first` on close-on-exec.
void cplatform_close_on_exec_from(int first);

/// Closes all descriptors from `first` on.
void cplatform_close_from(int first);

#endif
