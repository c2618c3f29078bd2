import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { href, type ParamsArgument } from '@/addresses/href'
import { paramsOf } from '@/addresses/internal'
import { homePath } from '@/addresses/sites'
import type { PageName } from '@/addresses/table'
import { notFoundPage } from '@/features/errors/pages/not-found-page'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { pageMetadata, renderPage, type LoadedPage } from '@/features/shell/pages/render-page'
import type { Located } from '@/features/shell/view-models/metadata'
import { isSiteId, type SiteId } from '@/i18n/locales'
import { isPreview } from '@/server/editor-session'
import { startPreview } from '@/server/preview/edited-document'
import { requestedLink } from '@/server/preview/shared-link'
import { showVersion } from '@/server/preview/show-version'
import type { Shell } from '@/sites/site'
import { defineWithEdits } from './define-with-edits'
import { loadShared } from './load-shared'
import { Preview } from './preview'
import { SharedDraft } from './shared-draft'

/** `site` is missing on the Chinese route. */
type RouteProps = { params: Promise<{ site?: string; page: string; segments?: string[] }> }

/** The definitions of the pages of a layout, as their own routes bind them. */
export type Definitions = Partial<Record<PageName, PageDefinition>>

type Loaded = LoadedPage & {
  /** An unsaved form cannot be shown, so the page shows what is saved. */
  isInvalid: boolean
}

/** Creates the Next.js page of all previews and shared drafts of a layout. */
export function bindPreviews(definitions: Definitions, Shell: Shell) {
  // cache() shares one load between generateMetadata and the page.
  const loadOnce = cache(async (site: string, name: string, path: string): Promise<Loaded> => {
    const page = isNameIn(definitions, name) ? name : null
    const define = page && definitions[page]
    const values = define && isSiteId(site) ? paramsOf(page, path ? path.split('/') : []) : null
    if (!define || !isSiteId(site) || !values) notFound()
    const shared = await requestedLink()
    if (shared) return { ...(await loadShared({ define, page, site, values }, shared)), isInvalid: false }
    // The draft cookie may have outlived the editor's session.
    const preview = await isPreview()
    if (preview) startPreview()
    const version = preview ? await showVersion() : 'none'
    const { result, isInvalid } =
      version === 'missing'
        ? { result: null, isInvalid: false }
        : await defineWithEdits(define, { site, values, preview, isVisit: !preview })
    if (result && 'movedTo' in result) redirect(preview ? `/preview${result.movedTo}` : result.movedTo)
    const located = result ? { page, params: values } : null
    return { site, preview, shared, isInvalid, located, result: result ?? notFoundPage(site) }
  })
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN', page, segments = [] } = await params
    return loadOnce(site, page, segments.join('/'))
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => pageMetadata(await load(props)),
    Page: async (props: RouteProps) => {
      const page = await load(props)
      return renderPage(Shell, page, barOf(page))
    },
  }
}

function isNameIn(definitions: Definitions, name: string): name is PageName {
  return Object.hasOwn(definitions, name)
}

function barOf({ site, preview, shared, isInvalid, located }: Loaded) {
  if (preview) {
    return (
      <Preview site={site} located={located} isInvalid={isInvalid} publicHref={publicHref(site, located)} />
    )
  }
  return shared?.state === 'valid' && located ? <SharedDraft site={site} shared={shared} /> : null
}

function publicHref(site: SiteId, located: Located): string {
  if (!located) return homePath(site)
  // The parameters were validated when the address was parsed.
  return href(site, located.page, ...([located.params] as unknown as ParamsArgument<PageName>))
}
