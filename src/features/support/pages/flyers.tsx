import { translator } from '@/i18n/translator'
import { toCrumbs } from '../views/folders'
import { folderPapers, folderTiles } from './paper-content'
import { findPlace } from './paper-place'
import { placeResult } from './paper-result'
import type { ReadSection } from './training-section'

/** Flyers by category, their papers at level 4 (S2 4). */
export const flyers: ReadSection = async ({ site, values }) => {
  const place = await findPlace(site, 'flyer', values)
  if (!place || 'movedTo' in place) return place
  const t = translator(site, 'support')
  const named = { title: t('training.f'), description: t('leads.f') }
  const title = place.path.at(-1)?.name ?? named.title
  const read = place.level === 4 ? folderPapers : folderTiles
  const content = await read({ site, kind: 'flyer', place, pageNo: Number(values.pageNo ?? 1), title })
  if (!content) return null
  return {
    result: await placeResult('flyer', place, named),
    crumbs: toCrumbs(site, 'flyer', place.path),
    content,
  }
}
