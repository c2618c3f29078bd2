import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { paramsOf } from '@/addresses/internal'
import type { PageName } from '@/addresses/table'
import { notFoundPage } from '@/features/errors/pages/not-found-page'
import { isSiteId } from '@/i18n/locales'
import type { Shell } from '@/sites/site'
import { renderPage, pageMetadata, type LoadedPage } from './render-page'
import type { PageDefinition, PageRedirect } from './page-definition'

/** `site` is missing on the Chinese routes. */
type RouteProps = { params: Promise<{ site?: string; segments?: string[] }> }

type Binding = { page: PageName; define: PageDefinition; Shell: Shell }

/**
 * Creates a Next.js page from a definition: address, shell, metadata. Previews have a route of their own
 * (src/features/preview/pages/bind-previews.tsx), so that public pages load no script of theirs.
 */
export function bindPage({ page, define, Shell }: Binding) {
  // cache() shares one load between generateMetadata and the page.
  const loadOnce = cache(async (site: string, path: string) => {
    const values = isSiteId(site) ? paramsOf(page, path ? path.split('/') : []) : null
    if (!isSiteId(site) || !values) notFound()
    const result = await define({ site, values, preview: false, isVisit: true })
    if (result && 'movedTo' in result) redirectPage(result)
    const located = result ? { page, params: values } : null
    return { site, preview: false, shared: null, located, result: result ?? notFoundPage(site) }
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

function redirectPage({ movedTo, temporary }: PageRedirect): never {
  return temporary ? redirect(movedTo) : permanentRedirect(movedTo)
}

/** The not-found page for all unknown addresses of a site. */
export function bindNotFoundPage(Shell: Shell) {
  async function load({ params }: RouteProps): Promise<LoadedPage> {
    const { site = 'zh_CN' } = await params
    if (!isSiteId(site)) notFound()
    return { site, preview: false, shared: null, located: null, result: notFoundPage(site) }
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => pageMetadata(await load(props)),
    Page: async (props: RouteProps) => renderPage(Shell, await load(props)),
  }
}

/** Pages are rendered on first request: a build needs no database and does not grow with the content. */
export const generateStaticParams = () => []
