import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { href, type ParamsArgument } from '@/addresses/href'
import { paramsOf } from '@/addresses/internal'
import type { Values } from '@/addresses/page'
import type { PageName } from '@/addresses/table'
import { isSiteId, siteIds, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PreviewBar } from '@/features/preview/components/preview-bar'
import { env } from '@/server/env'
import { isPreview } from '@/server/session'
import type { Shell } from '@/sites/site'
import { findNavigation, findSettings } from '../queries'
import { toMetadata, toShellData, type PageMeta } from '../views'

export type PageContext = {
  site: SiteId
  /** Checked parameters of the address. */
  values: Values
  /** An editor looks at unpublished changes. */
  preview: boolean
  company: string
}

export type PageResult = {
  meta: PageMeta
  body: ReactNode
  /** The sites that show the page's document; all when it has none. */
  shownOn?: readonly SiteId[]
  /** The header lies over the first section. */
  overHero?: boolean
}

/** A page of the product: what it says of itself and its body, or null where there is nothing to show. */
export type PageDefinition = (context: PageContext) => Promise<PageResult | null>

type RouteProps = { params: Promise<{ site?: string; segments?: string[] }> }

type Binding = { page: PageName; define: PageDefinition; Shell: Shell }

/** Makes a Next page of a definition: address, shell, head, preview. `site` is the route's, or zh_CN. */
export function bindPage({ page, define, Shell }: Binding) {
  async function load({ params }: RouteProps) {
    const { site = 'zh_CN', segments = [] } = await params
    const values = isSiteId(site) ? paramsOf(page, segments) : null
    if (!isSiteId(site) || !values) notFound()
    const settings = await findSettings(site)
    const preview = await isPreview()
    const result = await define({ site, values, preview, company: settings.settings.companyName })
    if (!result) notFound()
    return { site, values, settings, preview, result }
  }

  async function generateMetadata(props: RouteProps): Promise<Metadata> {
    const {
      site,
      values,
      settings: { settings, pictures },
      result,
    } = await load(props)
    return toMetadata({
      site,
      page,
      params: values,
      meta: result.meta,
      company: settings.companyName,
      shareImage: pictures[String(settings.shareImage)]?.url ?? '/share.webp',
      origin: env.publicOrigin,
    })
  }

  async function Page(props: RouteProps) {
    const { site, values, settings, preview, result } = await load(props)
    const located = { site, page, params: values }
    const data = toShellData({
      located,
      settings,
      navigation: await findNavigation(site),
      shownOn: result.shownOn ?? siteIds,
      searchTypes: searchTypesOf(site),
    })
    return (
      <>
        <Shell site={site} data={data} page={page} overHero={result.overHero ?? false}>
          {result.body}
        </Shell>
        {preview && (
          <PreviewBar
            text={translator(site, 'preview')('editing')}
            leave={{ label: translator(site, 'preview')('leave'), href: publicHref(located) }}
          />
        )}
      </>
    )
  }

  return { generateMetadata, Page }
}

/** Pages are made when they are first asked for: a build needs no database and does not grow with the content. */
export const generateStaticParams = () => []

function publicHref({ site, page, params }: { site: SiteId; page: PageName; params: Values }): string {
  return href(site, page, ...([params] as unknown as ParamsArgument<PageName>))
}

// Search types by their number in the contract (S1 9), in the header's order.
const searchTypes = { '2': 'products', '3': 'solutions', '4': 'cases', '5': 'videos', '1': 'news' } as const
const searchOrder = ['2', '3', '4', '5', '1'] as const

function searchTypesOf(site: SiteId) {
  const t = translator(site, 'search')
  return searchOrder.map((value) => ({ value, label: t(`types.${searchTypes[value]}`) }))
}
