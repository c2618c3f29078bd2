/** Limits of a product import: rows without the header, and bytes. */
export const maxTableRows = 5_000
export const maxTableBytes = 128 * 1024 * 1024
