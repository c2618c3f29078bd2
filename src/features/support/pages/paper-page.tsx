import type { ReactNode } from 'react'
import type { PageContext, PageElsewhere, PageResult } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { toCrumbs } from '../views/folders'
import type { SupportPage } from '../views/tabs'
import { folderPapers, folderTiles } from './paper-content'
import { findPlace } from './paper-place'
import { placeResult } from './paper-result'
import { SupportFrame } from './support-frame'

type PaperPage = {
  kind: 'brochure' | 'manual'
  tab: SupportPage
  /** What stands above the first categories, and their heading then. */
  opening?: { content: ReactNode; heading: string }
}

/** A tab of the hub that is a drill-down itself (S2 2.10, 2.11). */
export async function paperPage(
  { site, values }: PageContext,
  { kind, tab, opening }: PaperPage,
): Promise<PageResult | PageElsewhere | null> {
  const place = await findPlace(site, kind, values)
  if (!place || 'movedTo' in place) return place
  const t = translator(site, 'support')
  const named = { title: t(`tabs.${tab}`), description: t(`leads.${kind}`) }
  const folder = place.path.at(-1)
  const title = folder?.name ?? named.title
  const read = place.level === 3 ? folderPapers : folderTiles
  const content = await read({
    ...{ site, kind, place, pageNo: Number(values.pageNo ?? 1), title },
    heading: folder ? undefined : opening?.heading,
  })
  if (!content) return null
  return {
    ...(await placeResult(kind, place, named)),
    body: (
      <SupportFrame
        site={site}
        current={tab}
        crumbs={toCrumbs(site, kind, place.path)}
        title={title}
        lead={folder ? undefined : named.description}
      >
        {!folder && opening?.content}
        {content}
      </SupportFrame>
    ),
  }
}
