/** The cookie by which Next knows draft mode; its name is Next's. */
export const draftCookie = '__prerender_bypass'
