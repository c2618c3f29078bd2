import type { FlattenedField } from 'payload'
import { siteIds, type SiteId } from '@/i18n/locales'
import { effectOf } from '../restoring/effect'
import { changedFields } from './changed-fields'
import { inheritedTexts } from './inherited-texts'
import type { StoredState } from './stored-state'

/**
 * What visitors of a site see of a document: it as it is, an older state, nothing yet, nothing because it is not
 * meant for the site, or nothing because the site has no such page.
 */
type PageStatus = 'published' | 'changed' | 'draft' | 'absent' | 'noPage'

export type PageState = {
  site: SiteId
  status: PageStatus
  /** The paths of the texts that come from the fallback site. */
  inherited: string[]
}

type Document = {
  fields: FlattenedField[]
  /** The field with the title; without one, the document is on every site. */
  titleField: string | undefined
  draft: StoredState
  published: StoredState | null
  hasPage: (site: SiteId) => boolean
}

/** The states of the pages of a document on all sites. */
export function pageStates(document: Document): PageState[] {
  return siteIds.map((site) => ({
    site,
    status: statusOn(site, document),
    inherited: inheritedTexts(document.fields, document.draft, site),
  }))
}

function statusOn(site: SiteId, { fields, titleField, draft, published, hasPage }: Document): PageStatus {
  if (!hasPage(site)) return 'noPage'
  const isMeant = effectOf(draft, titleField).sites.includes(site)
  const isPublic = published !== null && effectOf(published, titleField).sites.includes(site)
  if (!isPublic) return isMeant ? 'draft' : 'absent'
  const isChanged = changedFields({ fields, before: published, after: draft, site }).length > 0
  return isMeant && !isChanged ? 'published' : 'changed'
}
