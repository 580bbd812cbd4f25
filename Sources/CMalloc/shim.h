// glibc's own; Swift's Glibc module leaves it out.
#include <malloc.h>
