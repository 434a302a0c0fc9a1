// cmark-gfm and its table extension.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
#include <string.h>
