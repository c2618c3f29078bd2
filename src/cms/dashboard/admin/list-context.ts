import { getTranslation } from '@payloadcms/translations'
import type { Payload, PayloadRequest } from 'payload'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { adminText, type Translate } from '../../texts'
import { listedCollections, listedGlobals, type ListedCollection, type ListedGlobal } from '../tables'

/** What the lists of the dashboard need to know of their reader. */
export type ListContext = {
  payload: Payload
  account: string
  /** In whose language titles are shown, where there is one. */
  site: SiteId
  t: Translate
  language: string
  collections: readonly ListedCollection[]
  globals: readonly ListedGlobal[]
  /** The name of a kind of documents or of a global. */
  kindOf: (slug: string) => string
}

/** The entry of a list: what it is about, and where the admin shows it. */
export type ListItem = {
  id: string
  title: string
  href: string
  notes: string[]
  /** The time of it, as an ISO string. */
  at?: string
  /** What can be done about it, in one click. */
  action?: { href: string; label: string; about: string }
}

export function listContext(req: PayloadRequest): ListContext {
  const { payload, i18n, user, locale } = req
  return {
    payload,
    account: String(user?.id),
    site: isSiteId(locale) ? locale : defaultSite,
    t: adminText({ i18n }),
    language: i18n.language,
    collections: listedCollections(payload),
    globals: listedGlobals(payload),
    kindOf: (slug) => {
      const collection = payload.config.collections.find((one) => one.slug === slug)
      const label =
        collection?.labels.singular ?? payload.config.globals.find((one) => one.slug === slug)?.label
      return label ? getTranslation(label, i18n) : slug
    },
  }
}

/** A number with its noun, as the language writes them. */
export function counted(
  { t, language }: ListContext,
  key: 'dashboard:documents' | 'dashboard:pictures' | 'dashboard:requests' | 'dashboard:views',
  count: number,
): string {
  return t(key, { count, total: count.toLocaleString(language) })
}
