/** The header in which the gateway passes the network of the client to the application; removed from client requests. */
export const clientHeader = 'x-isotherm-client'

/** Marks a response with status 200 as a server error for the gateway, which removes the header. */
export const faultHeader = 'x-isotherm-fault'

/** The meta element of a not-found view, which the gateway turns into status 404. */
export const missingPageMeta = { name: 'isotherm:status', content: '404' } as const
