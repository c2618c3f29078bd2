/** The header in which the gateway passes the network of the client to the application; removed from client requests. */
export const clientHeader = 'x-isotherm-client'

/** Marks a response with status 200 as a server error for the gateway, which removes the header. */
export const faultHeader = 'x-isotherm-fault'

/** The counter that the gateway increments each time it sends the response from its cache; the header is removed. */
export const counterHeader = 'x-isotherm-counter'

/**
 * The seconds for which the gateway may send a page to all visitors although Next renders it for each request: its tags
 * are those of what was read. The header is removed.
 */
export const sharedForHeader = 'x-isotherm-shared-for'

/** The meta element of a page with its counter. */
export const counterMeta = 'isotherm:counter'

/** The header in which the proxy passes the token of a link to a draft to its page; removed from client requests. */
export const sharedHeader = 'x-isotherm-shared'

/** The meta element of a view in place of a page, which the gateway turns into its status. */
export const statusMeta = { name: 'isotherm:status', contents: ['404', '410'] } as const
