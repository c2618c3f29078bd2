/** The shortlist of restricted documents that a distributor downloads as one archive, and its maximum size. */
export const downloadBasket = { list: 'documents', maxItems: 100 } as const
