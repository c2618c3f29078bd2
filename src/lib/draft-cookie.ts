/** The cookie of Next's draft mode; the name is set by Next. */
export const draftCookie = '__prerender_bypass'
