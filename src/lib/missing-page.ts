/** The meta element of a not-found view, which the gateway turns into status 404. */
export const missingPageMeta = { name: 'isotherm:status', content: '404' } as const
