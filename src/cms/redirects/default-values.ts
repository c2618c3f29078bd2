import type { DefaultValue, PayloadRequest } from 'payload'
import { isSiteId } from '@/i18n/locales'

/** Default values of a new redirect, from the query of a link to its form: `?from=…&site=…`. */
export const redirectDefaults = {
  from: ({ req }: { req: PayloadRequest }) => {
    const { from } = req.query ?? {}
    return typeof from === 'string' ? from.slice(0, 500) : undefined
  },
  site: ({ req }: { req: PayloadRequest }) => {
    const { site } = req.query ?? {}
    return typeof site === 'string' && isSiteId(site) ? site : 'all'
  },
} satisfies Record<string, DefaultValue>
