/** In which the door names the network of the client to the application; one that a client sends is dropped. */
export const clientHeader = 'x-isotherm-client'
