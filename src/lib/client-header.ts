/** The header in which the gateway passes the network of the client to the application; removed from client requests. */
export const clientHeader = 'x-isotherm-client'
