#include <string.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/catalog.h>
#include <libxml/encoding.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <libxml/xmlerror.h>
#include <libxml/HTMLparser.h>

/* Swift cannot write a variadic callback, so the one that says nothing stands here. */
static inline void assay_xml_say_nothing(void *context, const char *format, ...) {
    (void)context;
    (void)format;
}

/* Keeps libxml2 from printing to stderr on this thread: a few of its errors never reach a handler of a
   context. */
static inline void assay_xml_silence(void) {
    xmlSetGenericErrorFunc(NULL, assay_xml_say_nothing);
}

/* xmlFree is a variable. */
static inline void assay_xml_free(const void *memory) {
    xmlFree((void *)memory);
}

/* The offset of the first such byte, or -1. */
static inline long assay_xml_find(unsigned char byte, const void *bytes, size_t count) {
    const char *found = count == 0 ? NULL : (const char *)memchr(bytes, byte, count);
    return found == NULL ? -1 : (long)(found - (const char *)bytes);
}
