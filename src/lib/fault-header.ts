/** Marks a response with status 200 as a server error for the gateway, which removes the header. */
export const faultHeader = 'x-isotherm-fault'
