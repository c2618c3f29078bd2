/** Response headers of a signed URL of the storage; requested with `signAs` in the context of a request. */
export type SignAs = { type: string; disposition: string }

/** In seconds. */
export const signedUrlLifetime = 60
