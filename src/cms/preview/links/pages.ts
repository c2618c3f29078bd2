import { createLocalReq, type BasePayload } from 'payload'
import { siteIds, textSources, type SiteId } from '@/i18n/locales'
import { asObject, type Values } from '@/lib/unknown-values'
import { anyCollection, anyGlobal } from '../../any-collection'
import { previewedConfigOf, type PreviewedDocument } from '../may-edit'
import { pagePath, previewedIn } from '../preview-path'

/** The public addresses of the pages that show the newest draft of a document, by site. Empty when it was deleted. */
export async function pagesOfDraft(
  payload: BasePayload,
  document: PreviewedDocument,
): Promise<Map<SiteId, string>> {
  const pages = new Map<SiteId, string>()
  const config = previewedConfigOf(payload, document)
  const draft = config && hasDrafts(config) ? await findDraft(payload, document) : null
  if (!config || !draft) return pages
  const req = await createLocalReq({}, payload)
  for (const site of siteIds.filter((id) => document.global || isShownOn(draft, id))) {
    const preview = await config.admin.preview?.(draft, { locale: site, req, token: null })
    const path = preview && pagePath(previewedIn(new URLSearchParams(preview.split('?')[1])))
    if (path) pages.set(site, path)
  }
  return pages
}

/** What has no drafts has nothing to show but what is public. */
function hasDrafts({ versions }: { versions?: unknown }): boolean {
  return typeof versions === 'object' && versions !== null && 'drafts' in versions && Boolean(versions.drafts)
}

async function findDraft(
  payload: BasePayload,
  { collection, global, id }: PreviewedDocument,
): Promise<Values | null> {
  const options = { draft: true, locale: 'all', depth: 0 } as const
  const found = collection
    ? await payload.findByID({
        ...options,
        collection: anyCollection(collection),
        id,
        joins: false,
        disableErrors: true,
      })
    : await payload.findGlobal({ ...options, slug: anyGlobal(global) })
  return found && { ...found }
}

/** As `publishedOn` decides it for published documents: the site is chosen, and there is a title for it. */
function isShownOn({ sites, title, name }: Values, site: SiteId): boolean {
  const titles = asObject(title ?? name)
  return Array.isArray(sites) && sites.includes(site) && textSources(site).some((source) => titles[source])
}
