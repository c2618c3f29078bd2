import type { PageContext, PageResult } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { findCase, findDraftCase, type CaseDetail } from '../queries'
import { toCaseView, type CaseView } from '../view-models/case-view'

export type CaseContent = { item: CaseDetail; view: CaseView; company: string }

/** The case with the id in the address, as the site shows it, or null. */
export async function caseContent({ site, values, preview }: PageContext): Promise<CaseContent | null> {
  const id = values.id ?? ''
  const item = preview ? await findDraftCase(site, id) : await findCase(site, id)
  if (!item) return null
  const { settings } = await findSettings(site)
  return { item, view: toCaseView(site, item), company: settings.companyName }
}

/** The page result of a case apart from its body, for both layouts. */
export function caseResult(site: SiteId, { item, view }: CaseContent): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: view.title,
      description: view.excerpt,
      picture: view.picture,
      ...documentMeta(site, 'cases', item),
      article: { published: item.createTime, modified: item.updateTime },
    },
    shownOn: item.sites,
  }
}

/** The slides of a case with their labels. */
export function slidesOf(site: SiteId, { slides }: CaseView) {
  const t = translator(site, 'cases')
  const count = slides.length
  return slides.map((slide, index) => ({
    ...slide,
    label: t(`slides.${slide.kind}`, { number: index + 1, count }),
  }))
}
