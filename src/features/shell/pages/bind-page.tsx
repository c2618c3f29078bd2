import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { paramsOf } from '@/addresses/internal'
import type { PageName } from '@/addresses/table'
import { missingPage } from '@/features/errors/pages/missing-page'
import { isSiteId } from '@/i18n/locales'
import { isPreview } from '@/server/session'
import type { Shell } from '@/sites/site'
import { frame, headOf } from './frame'
import type { PageDefinition } from './page-definition'

/** `site` is missing on the Chinese routes. */
type RouteProps = { params: Promise<{ site?: string; segments?: string[] }> }

type Binding = { page: PageName; define: PageDefinition; Shell: Shell }

/** Makes a Next page of a definition: address, shell, head, preview. */
export function bindPage({ page, define, Shell }: Binding) {
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN', segments = [] } = await params
    const values = isSiteId(site) ? paramsOf(page, segments) : null
    if (!isSiteId(site) || !values) notFound()
    const preview = await isPreview()
    const result = await define({ site, values, preview })
    if (result && 'movedTo' in result)
      permanentRedirect(preview ? `/preview${result.movedTo}` : result.movedTo)
    const located = result ? { page, params: values } : null
    return { site, preview, located, result: result ?? missingPage(site) }
  }
  return {
    generateMetadata: async (props: RouteProps): Promise<Metadata> => headOf(await load(props)),
    Page: async (props: RouteProps) => frame(Shell, await load(props)),
  }
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
