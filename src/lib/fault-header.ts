/** Tells the door that an answer of status 200 is about a fault; it goes no further. */
export const faultHeader = 'x-isotherm-fault'
