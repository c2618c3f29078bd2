import type { DashboardConfig, Widget } from 'payload'
import { keysOf } from '@/lib/typed-keys'
import { translated } from '../texts'
import type { AdminKey } from '../texts/types'

/** The lists of `admin/lists.ts` and their names where an account arranges its dashboard. */
const listWidgets = {
  'my-drafts': 'dashboard:myDrafts',
  'recent-changes': 'dashboard:recentChanges',
  planned: 'dashboard:planned',
  'missing-addresses': 'dashboard:missingAddresses',
  'missing-translations': 'dashboard:missingTranslations',
  'missing-alt-texts': 'dashboard:missingAltTexts',
  'most-read': 'dashboard:mostRead',
} as const satisfies Record<string, AdminKey>

const ownWidgets: Widget[] = [
  {
    slug: 'inbox',
    Component: '/src/cms/inquiries/admin/dashboard#InboxWidget',
    label: translated('dashboard:inbox'),
    minWidth: 'small',
  },
  {
    slug: 'searches',
    Component: '/src/cms/search/admin/dashboard#SearchesWidget',
    label: translated('dashboard:searches'),
    minWidth: 'small',
  },
  {
    slug: 'cards',
    Component: '/src/cms/dashboard/admin/cards-widget#CardsWidget',
    label: translated('dashboard:cards'),
    minWidth: 'full',
  },
]

/** The order until an account changes it: what waits for it, then what is missing. */
const firstWidgets = [
  'inbox',
  'my-drafts',
  'recent-changes',
  'planned',
  'missing-addresses',
  'searches',
  'missing-translations',
  'missing-alt-texts',
  'most-read',
] as const

/** Each account arranges the widgets as it likes (decision 113). */
export const dashboard: DashboardConfig = {
  widgets: [
    ...ownWidgets,
    ...keysOf(listWidgets).map((slug) => ({
      slug,
      Component: '/src/cms/dashboard/admin/list-widget#ListWidget',
      label: translated(listWidgets[slug]),
      minWidth: 'small' as const,
    })),
  ],
  defaultLayout: [
    ...firstWidgets.map((widgetSlug) => ({ widgetSlug, width: 'medium' as const })),
    { widgetSlug: 'cards', width: 'full' },
  ],
}
