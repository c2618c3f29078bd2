import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { paramsOf } from '@/addresses/internal'
import type { PageName } from '@/addresses/table'
import { missingPage } from '@/features/errors/pages/missing-page'
import { isSiteId } from '@/i18n/locales'
import { isPreview } from '@/server/session'
import type { Shell } from '@/sites/site'
import { frame, headOf } from './frame'
import type { PageDefinition, PageElsewhere } from './page-definition'

/** `site` is missing on the Chinese routes. */
type RouteProps = { params: Promise<{ site?: string; segments?: string[] }> }

type Binding = { page: PageName; define: PageDefinition; Shell: Shell }

/** Makes a Next page of a definition: address, shell, head, preview. */
export function bindPage({ page, define, Shell }: Binding) {
  // Head and body are of one piece: what a definition does is done once for a request.
  const loadOnce = cache(async (site: string, path: string) => {
    const values = isSiteId(site) ? paramsOf(page, path ? path.split('/') : []) : null
    if (!isSiteId(site) || !values) notFound()
    const preview = await isPreview()
    const result = await define({ site, values, preview })
    if (result && 'movedTo' in result) leadOn(result, preview)
    const located = result ? { page, params: values } : null
    return { site, preview, located, result: result ?? missingPage(site) }
  })
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN', segments = [] } = await params
    return loadOnce(site, segments.join('/'))
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => headOf(await load(props)),
    Page: async (props: RouteProps) => frame(Shell, await load(props)),
  }
}

function leadOn({ movedTo, forNow }: PageElsewhere, preview: boolean): never {
  const to = preview ? `/preview${movedTo}` : movedTo
  return forNow ? redirect(to) : permanentRedirect(to)
}

/** The page that stands for all addresses that lead nowhere on a site. */
export function bindMissingPage(Shell: Shell) {
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN' } = await params
    if (!isSiteId(site)) notFound()
    return { site, preview: false, located: null, result: missingPage(site) }
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => headOf(await load(props)),
    Page: async (props: RouteProps) => frame(Shell, await load(props)),
  }
}

/** Pages are made when they are first asked for: a build needs no database and does not grow with the content. */
export const generateStaticParams = () => []
