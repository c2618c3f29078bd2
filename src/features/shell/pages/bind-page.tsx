import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { paramsOf } from '@/addresses/internal'
import type { PageName } from '@/addresses/table'
import { notFoundPage } from '@/features/errors/pages/not-found-page'
import { isSiteId } from '@/i18n/locales'
import { isPreview } from '@/server/editor-session'
import { startPreview } from '@/server/preview/edited-document'
import { requestedLink } from '@/server/preview/shared-link'
import { showVersion } from '@/server/preview/show-version'
import type { Shell } from '@/sites/site'
import { defineWithEdits } from './define-with-edits'
import { loadShared } from './load-shared'
import { renderPage, pageMetadata } from './render-page'
import type { PageDefinition, PageRedirect } from './page-definition'

const noVersion = { result: null, isInvalid: false }

/** `site` is missing on the Chinese routes. */
type RouteProps = { params: Promise<{ site?: string; segments?: string[] }> }

type Binding = { page: PageName; define: PageDefinition; Shell: Shell }

/** Creates a Next.js page from a definition: address, shell, metadata, preview. */
export function bindPage({ page, define, Shell }: Binding) {
  // cache() shares one load between generateMetadata and the page.
  const loadOnce = cache(async (site: string, path: string) => {
    const values = isSiteId(site) ? paramsOf(page, path ? path.split('/') : []) : null
    if (!isSiteId(site) || !values) notFound()
    const shared = await requestedLink()
    if (shared) return loadShared({ define, page, site, values }, shared)
    const preview = await isPreview()
    if (preview) startPreview()
    const version = preview ? await showVersion() : 'none'
    const { result, isInvalid } =
      version === 'missing'
        ? noVersion
        : await defineWithEdits(define, { site, values, preview, isVisit: !preview })
    if (result && 'movedTo' in result) redirectPage(result, preview)
    const located = result ? { page, params: values } : null
    return { site, preview, shared, isInvalid, located, result: result ?? notFoundPage(site) }
  })
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN', segments = [] } = await params
    return loadOnce(site, segments.join('/'))
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => pageMetadata(await load(props)),
    Page: async (props: RouteProps) => renderPage(Shell, await load(props)),
  }
}

function redirectPage({ movedTo, temporary }: PageRedirect, preview: boolean): never {
  const to = preview ? `/preview${movedTo}` : movedTo
  return temporary ? redirect(to) : permanentRedirect(to)
}

/** The not-found page for all unknown addresses of a site. */
export function bindNotFoundPage(Shell: Shell) {
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN' } = await params
    if (!isSiteId(site)) notFound()
    const result = notFoundPage(site)
    return { site, preview: false, shared: null, isInvalid: false, located: null, result }
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => pageMetadata(await load(props)),
    Page: async (props: RouteProps) => renderPage(Shell, await load(props)),
  }
}

/** Pages are rendered on first request: a build needs no database and does not grow with the content. */
export const generateStaticParams = () => []
