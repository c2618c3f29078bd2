import { redirect, unstable_rethrow } from 'next/navigation'
import { pageAt } from '@/addresses/page-at'
import type { Values } from '@/addresses/page'
import type { PageName } from '@/addresses/table'
import type { PageContext, PageDefinition } from '@/features/shell/pages/page-definition'
import type { LoadedPage } from '@/features/shell/pages/render-page'
import type { SiteId } from '@/i18n/locales'
import { loggable } from '@/lib/loggable'
import { cms } from '@/server/cms'
import { hideEdits, showDraft } from '@/server/preview/edited-document'
import type { DeadLink, SharedLink } from '@/server/preview/shared-link'
import { deadLinkPage, type Reason } from './dead-link-page'

type Requested = { define: PageDefinition; page: PageName; site: SiteId; values: Values }

/**
 * The page of a link to a draft: the public page with the draft of one document laid over it. All else that is not
 * public stays hidden, so the page is defined as for a visitor.
 */
export async function loadShared(requested: Requested, shared: SharedLink | DeadLink): Promise<LoadedPage> {
  const { define, page, site, values } = requested
  if (shared.state !== 'valid') return deadPage(site, shared, shared.state)
  const address = shared.pages.get(site)
  if (!address || !isPageAt(address, requested)) return deadPage(site, shared, 'unknown')
  showDraft({ ...shared.link.document, site })
  const result = await defineDraft(define, { site, values, preview: false, isVisit: false })
  if (!result) hideEdits()
  if (!result) return deadPage(site, shared, 'incomplete')
  if ('movedTo' in result) redirect(`/shared/${shared.token}${result.movedTo}`)
  return { site, preview: false, shared, located: { page, params: values }, result }
}

function deadPage(site: SiteId, shared: SharedLink | DeadLink, reason: Reason): LoadedPage {
  const result = deadLinkPage(site, reason)
  return { site, preview: false, shared, located: null, result }
}

/** Whether a request is for the page at an address; it may choose further parts of it, such as a page number. */
function isPageAt(address: string, { page, values }: Requested): boolean {
  const query = [...new URL(address, 'http://localhost').searchParams].filter(([name]) => name !== 'lang')
  return pageAt(address) === page && query.every(([name, value]) => values[name] === value)
}

/** Drafts may be incomplete, so they may make no page. */
async function defineDraft(define: PageDefinition, context: PageContext) {
  try {
    return await define(context)
  } catch (error) {
    // Next's redirects and responses are errors too.
    unstable_rethrow(error)
    const { logger } = await cms()
    logger.warn({ err: loggable(error) }, 'a shared draft could not be shown')
    return null
  }
}
