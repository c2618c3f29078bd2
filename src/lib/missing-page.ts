/** The mark by which a page tells the door that it stands for a missing one; the door turns it into the status. */
export const missingPageMeta = { name: 'isotherm:status', content: '404' } as const
