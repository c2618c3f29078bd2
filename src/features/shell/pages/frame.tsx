import type { Metadata } from 'next'
import { href, type ParamsArgument } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import type { PageName } from '@/addresses/table'
import { SiteAnalytics } from '@/features/analytics/pages/site-analytics'
import { toAnalytics } from '@/features/analytics/views/analytics'
import { SiteGate } from '@/features/distributors/pages/site-gate'
import { findCategories } from '@/features/products/queries'
import { findSolutionTypes } from '@/features/solutions/queries'
import { MessageBoard } from '@/features/requests/pages/message-board'
import { PreviewBar } from '@/features/preview/components/preview-bar'
import { siteIds, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'
import type { Shell } from '@/sites/site'
import { ToastRegion } from '@/ui/toast'
import { findNavigation, findSettings } from '../queries'
import { toCatalogueMenus } from '../views/catalogue-menus'
import { toContentSources } from '../views/content-sources'
import { toMetadata, type Located } from '../views/metadata'
import { toShellData } from '../views/shell-data'
import type { PageResult } from './page-definition'
import { searchTypesOf } from './search-types'

type Framed = {
  site: SiteId
  preview: boolean
  located: Located
  result: PageResult
}

/** The head of a page. */
export async function headOf({ site, located, result }: Framed): Promise<Metadata> {
  const { settings, pictures } = await findSettings(site)
  return toMetadata({
    site,
    located,
    meta: result.meta,
    company: settings.companyName,
    shareImage: pictures[String(settings.shareImage)]?.url,
    origin: env.publicOrigin,
    sources: toContentSources({ analytics: toAnalytics(settings), frames: result.meta.frames ?? [] }),
  })
}

/** A page's body in the shell of its site, with a bar that says so when it is a preview. */
export async function frame(Shell: Shell, { site, preview, located, result }: Framed) {
  const data = toShellData({
    site,
    located,
    settings: await findSettings(site),
    navigation: await findNavigation(site),
    shownOn: result.shownOn ?? siteIds,
    searchTypes: searchTypesOf(site),
    menus: toCatalogueMenus({
      site,
      categories: await findCategories(site),
      solutionTypes: await findSolutionTypes(site),
    }),
  })
  const t = translator(site, 'preview')
  const words = translator(site, 'common')
  return (
    <>
      <Shell
        site={site}
        data={data}
        page={located?.page ?? null}
        overHero={result.overHero}
        messageBoard={<MessageBoard site={site} />}
      >
        {result.body}
      </Shell>
      <SiteGate site={site} />
      <ToastRegion label={words('messages')} closeLabel={words('close')} />
      {!preview && <SiteAnalytics site={site} />}
      {preview && (
        <PreviewBar text={t('editing')} leave={{ label: t('leave'), href: publicHref(site, located) }} />
      )}
    </>
  )
}

function publicHref(site: SiteId, located: Located): string {
  if (!located) return homePath(site)
  // The parameters were checked against the page's own when its address was read.
  return href(site, located.page, ...([located.params] as unknown as ParamsArgument<PageName>))
}
