import type { Values } from '@/addresses/page'
import type { PageElsewhere } from '@/features/shell/pages/page-definition'
import { internationalSites, type SiteId } from '@/i18n/locales'
import { findFolderPath } from '../queries'
import type { Folder } from '../queries/items'
import { paperHref, placeHref } from '../views/folders'
import { levelOf, type Level, type PaperKind } from '../views/levels'

/** A place in a drill-down: the categories above what is shown, the innermost one last. */
export type PaperPlace = { path: Folder[]; level: Level }

/** What id and level name; where they do not fit together, the place that the id is shown at (S2 4). */
export async function findPlace(
  site: SiteId,
  kind: PaperKind,
  { id, level = '0' }: Values,
): Promise<PaperPlace | PageElsewhere | null> {
  if (!id) return level === '0' ? { path: [], level: 0 } : { movedTo: paperHref(site, kind) }
  const path = await findFolderPath(site, kind, id)
  if (!path) return null
  const shown = levelOf(kind, path)
  if (shown === 0 || shown !== Number(level)) return { movedTo: placeHref(site, kind, path) }
  return { path, level: shown }
}

/** The sites that have the category with papers of the kind. */
export function sitesWithFolder(kind: PaperKind, id: string): Promise<SiteId[]> {
  return sitesWhere(async (site) => (await findFolderPath(site, kind, id)) !== null)
}

export async function sitesWhere(holds: (site: SiteId) => Promise<boolean>): Promise<SiteId[]> {
  const held = await Promise.all(internationalSites.map(holds))
  return internationalSites.filter((_site, index) => held[index])
}
