import type { Values } from '@/addresses/page'
import type { PageRedirect } from '@/features/shell/pages/page-definition'
import { internationalSites, type SiteId } from '@/i18n/locales'
import { findFolderPath } from '../queries'
import type { Folder } from '../queries/items'
import { drillDownHref, pathHref } from '../view-models/folders'
import { levelOf, type Level, type DocumentKind } from '../view-models/levels'

/** A location in a drill-down: the path of categories, innermost last. */
export type DrillDownLocation = { path: Folder[]; level: Level }

/** The location for an id and level; if they do not match, a redirect to the id's own level (S2 4). */
export async function findLocation(
  site: SiteId,
  kind: DocumentKind,
  { id, level = '0' }: Values,
): Promise<DrillDownLocation | PageRedirect | null> {
  if (!id) return level === '0' ? { path: [], level: 0 } : { movedTo: drillDownHref(site, kind) }
  const path = await findFolderPath(site, kind, id)
  if (!path) return null
  const shownLevel = levelOf(kind, path)
  if (shownLevel === 0 || shownLevel !== Number(level)) return { movedTo: pathHref(site, kind, path) }
  return { path, level: shownLevel }
}

/** The sites where the category has documents of the kind. */
export function sitesWithFolder(kind: DocumentKind, id: string): Promise<SiteId[]> {
  return sitesWhere(async (site) => (await findFolderPath(site, kind, id)) !== null)
}

export async function sitesWhere(predicate: (site: SiteId) => Promise<boolean>): Promise<SiteId[]> {
  const results = await Promise.all(internationalSites.map(predicate))
  return internationalSites.filter((_site, index) => results[index])
}
