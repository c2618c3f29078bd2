import type { ReactNode } from 'react'
import type { PageContext, PageRedirect, PageResult } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { toCrumbs } from '../view-models/folders'
import type { SupportPage } from '../view-models/tabs'
import { folderDocuments, folderTiles } from './drill-down-content'
import { findLocation } from './drill-down-location'
import { drillDownResult } from './drill-down-result'
import { SupportFrame } from './support-frame'

type DrillDownPage = {
  kind: 'brochure' | 'manual'
  tab: SupportPage
  /** Content above the first-level categories, and the heading of the categories. */
  intro?: { content: ReactNode; heading: string }
}

/** A tab of the hub that is a drill-down (S2 2.10, 2.11). */
export async function drillDownPage(
  { site, values }: PageContext,
  { kind, tab, intro }: DrillDownPage,
): Promise<PageResult | PageRedirect | null> {
  const location = await findLocation(site, kind, values)
  if (!location || 'movedTo' in location) return location
  const t = translator(site, 'support')
  const named = { title: t(`tabs.${tab}`), description: t(`leads.${kind}`) }
  const folder = location.path.at(-1)
  const title = folder?.name ?? named.title
  const read = location.level === 3 ? folderDocuments : folderTiles
  const content = await read({
    site,
    kind,
    location,
    pageNo: Number(values.pageNo ?? 1),
    title,
    heading: folder ? undefined : intro?.heading,
  })
  if (!content) return null
  return {
    ...(await drillDownResult(kind, location, named)),
    body: (
      <SupportFrame
        site={site}
        current={tab}
        crumbs={toCrumbs(site, kind, location.path)}
        title={title}
        lead={folder ? undefined : named.description}
      >
        {!folder && intro?.content}
        {content}
      </SupportFrame>
    ),
  }
}
