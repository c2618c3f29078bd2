/** What the answer behind a signed address of the storage calls the file; `signAs` in a request's context asks for one. */
export type SignAs = { type: string; disposition: string }

/** How long such an address opens, in seconds. */
export const signedFor = 60
