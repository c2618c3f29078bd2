/** The shortlist of restricted documents that a distributor takes as one archive, and how many it holds. */
export const collection = { list: 'documents', most: 100 } as const
