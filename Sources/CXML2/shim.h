// libxml2's HTML parser; xmlFree is a mutable global, which Swift 6 does not import.
#include <libxml/HTMLparser.h>
#include <libxml/xpath.h>

static inline void cxml2_free(void *memory) { xmlFree(memory); }
