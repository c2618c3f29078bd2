import type { DefaultValue, PayloadRequest } from 'payload'
import { isSiteId, siteIds } from '@/i18n/locales'

const maxLength = 100

/** Default values of a new promotion, from the query of a "Promote a result" link: `?term=…&site=…`. */
export const promotionDefaults = {
  title: ({ req }: { req: PayloadRequest }) => termOf(req),
  terms: ({ req }: { req: PayloadRequest }) => {
    const term = termOf(req)
    return term ? [term] : undefined
  },
  sites: ({ req }: { req: PayloadRequest }) => {
    const { site } = req.query ?? {}
    return typeof site === 'string' && isSiteId(site) ? [site] : [...siteIds]
  },
} satisfies Record<string, DefaultValue>

function termOf({ query }: PayloadRequest): string | undefined {
  const { term } = query ?? {}
  return typeof term === 'string' && term !== '' ? term.slice(0, maxLength) : undefined
}
