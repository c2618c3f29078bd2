/** For reads without join fields: the adapter takes false, where its types know no joins. */
export const noJoins = { joins: false } as unknown as { joins?: undefined }
