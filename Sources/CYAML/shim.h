// libyaml's event interface.
#include <yaml.h>
