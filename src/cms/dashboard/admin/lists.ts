import type { MessageKey } from '../../texts/types'
import {
  missingAltTexts,
  missingTranslations,
  mostRead,
  myDrafts,
  planned,
  recentChanges,
} from './content-lists'
import type { ListContext, ListItem } from './list-context'
import { missingAddresses } from './visitor-lists'

export type DashboardList = {
  title: MessageKey
  /** Shown instead of an empty list. */
  none: MessageKey
  /** Where the whole list is, if it is a list of a collection; other lists have a view of their own. */
  whole?: string
  find: (context: ListContext, limit: number) => Promise<ListItem[]>
}

/** The lists of the dashboard by the slugs of their widgets, in the order of the first visit. */
export const dashboardLists = {
  'my-drafts': { title: 'dashboard:myDrafts', none: 'dashboard:noDrafts', find: myDrafts },
  'recent-changes': { title: 'dashboard:recentChanges', none: 'dashboard:noChanges', find: recentChanges },
  planned: { title: 'dashboard:planned', none: 'dashboard:nothingPlanned', find: planned },
  'missing-addresses': {
    title: 'dashboard:missingAddresses',
    none: 'dashboard:noneMissing',
    whole: '/admin/collections/missing-addresses',
    find: missingAddresses,
  },
  'missing-translations': {
    title: 'dashboard:missingTranslations',
    none: 'dashboard:allTranslated',
    find: missingTranslations,
  },
  'missing-alt-texts': {
    title: 'dashboard:missingAltTexts',
    none: 'dashboard:allDescribed',
    find: missingAltTexts,
  },
  'most-read': { title: 'dashboard:mostRead', none: 'dashboard:nothingRead', find: mostRead },
} as const satisfies Record<string, DashboardList>

export type ListName = keyof typeof dashboardLists

export function wholeListOf(name: ListName): string {
  const list: DashboardList = dashboardLists[name]
  return list.whole ?? `/admin/overview/${name}`
}
