/** For reads without join fields: the adapter accepts false, although its types do not. */
export const noJoins = { joins: false } as unknown as { joins?: undefined }
