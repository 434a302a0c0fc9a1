// glibc declares this call only under _GNU_SOURCE, which Swift's Glibc module does not set.
#include <spawn.h>

#ifdef __linux__
int posix_spawn_file_actions_addchdir_np(
    posix_spawn_file_actions_t *__restrict actions, const char *__restrict path);
#endif
