import { translator } from '@/i18n/translator'
import { toCrumbs } from '../view-models/folders'
import { folderDocuments, folderTiles } from './drill-down-content'
import { findLocation } from './drill-down-location'
import { drillDownResult } from './drill-down-result'
import type { ReadSection } from './training-section'

/** Flyers by category; the documents are at level 4 (S2 4). */
export const flyers: ReadSection = async ({ site, values }) => {
  const location = await findLocation(site, 'flyer', values)
  if (!location || 'movedTo' in location) return location
  const t = translator(site, 'support')
  const named = { title: t('training.f'), description: t('leads.f') }
  const title = location.path.at(-1)?.name ?? named.title
  const read = location.level === 4 ? folderDocuments : folderTiles
  const content = await read({ site, kind: 'flyer', location, pageNo: Number(values.pageNo ?? 1), title })
  if (!content) return null
  return {
    result: await drillDownResult('flyer', location, named),
    crumbs: toCrumbs(site, 'flyer', location.path),
    content,
  }
}
