/** How long a link to a draft can be valid. */
export const linkDays = [1, 7, 30] as const

export const defaultLinkDays = 7

export const maxRecipientLength = 120
