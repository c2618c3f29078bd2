import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteAnalytics } from '@/features/analytics/pages/site-analytics'
import { toAnalytics } from '@/features/analytics/view-models/analytics'
import { SiteAccessPrompt } from '@/features/distributors/pages/site-access-prompt'
import { findCategories } from '@/features/products/queries'
import { findSolutionTypes } from '@/features/solutions/queries'
import { MessageBoard } from '@/features/inquiries/pages/message-board'
import { formatDate } from '@/i18n/format'
import { siteIds, type SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { withoutMarks, withoutMarksIn } from '@/lib/content-marks'
import { env } from '@/server/env'
import type { DeadLink, SharedLink } from '@/server/preview/shared-link'
import type { Shell, ShellData } from '@/sites/site'
import { ToastRegion } from '@/ui/toast'
import { findDraftSeo, findNavigation, findSeo, findSettings, toSeo } from '../queries'
import { toCatalogueMenus } from '../view-models/catalogue-menus'
import { toContentSources } from '../view-models/content-sources'
import { toMetadata, toSharedMetadata, type Located } from '../view-models/metadata'
import { withSeoTexts } from '../view-models/seo-meta'
import { pageFooter } from '../view-models/page-footer'
import { toShellData } from '../view-models/shell-data'
import type { PageResult } from './page-definition'
import { searchTypesOf } from './search-types'

export type LoadedPage = {
  site: SiteId
  preview: boolean
  /** The link to a draft that was opened, also if it shows nothing. */
  shared: SharedLink | DeadLink | null
  located: Located
  result: PageResult
}

/** The metadata of a page. */
export async function pageMetadata(page: LoadedPage): Promise<Metadata> {
  const { site, located, result, shared } = page
  const { settings, pictures } = await findSettings(site)
  const meta = withSeoTexts(result.meta, await seoOf(page))
  const metadata = toMetadata({
    site,
    located,
    meta: withoutMarksIn(meta),
    company: withoutMarks(settings.companyName),
    shareImage: pictures[String(settings.shareImage)]?.url,
    origin: env.publicOrigin,
    sources: toContentSources({ analytics: toAnalytics(settings), frames: result.meta.frames ?? [] }),
  })
  if (!shared) return metadata
  const title = withoutMarks(result.meta.title)
  const isDraft = shared.state === 'valid' && located
  return toSharedMetadata(isDraft ? translator(site, 'preview')('shared.title', { title }) : title, metadata)
}

async function seoOf({ site, preview, result }: LoadedPage) {
  const { document, seo } = result.meta
  if (!document) return null
  if (preview) return findDraftSeo(site, document)
  return seo ? toSeo(site, seo) : findSeo(site, document)
}

/** A page's body in the shell of its site. Previews have a bar as well. */
export async function renderPage(Shell: Shell, page: LoadedPage, bar?: ReactNode) {
  const { site, preview, shared, located, result } = page
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
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: printedFooter(site, data, page) }} />
      <Shell
        site={site}
        data={data}
        page={located?.page ?? null}
        overHero={result.overHero}
        messageBoard={<MessageBoard site={site} page={located?.page ?? null} />}
      >
        {result.body}
      </Shell>
      <SiteAccessPrompt site={site} />
      <ToastRegion />
      {!preview && !shared && <SiteAnalytics site={site} />}
      {bar}
    </>
  )
}

/** The foot of each printed page. */
function printedFooter(
  site: SiteId,
  { legalName, companyName }: ShellData,
  { result: { meta }, shared, located }: LoadedPage,
): string {
  const shell = translator(site, 'shell')
  const date = meta.updated ?? meta.article?.modified
  const published = date && shell('print.date', { date: formatDate(site, date) })
  return pageFooter({
    company: legalName || companyName,
    status: shared && located ? translator(site, 'preview')('shared.draft') : published,
    number: shell('print.page', { page: '{page}', pages: '{pages}' }),
  })
}
