import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Folder, MaterialGroup } from '../queries/items'
import { levelOf, levelOpenedBy, type Level, type DocumentKind } from './levels'
import { trainingHref } from './training'

type DrillDownParams = { level?: Level; id?: string; pageNo?: number }

/** The address of a location in a drill-down; by default its start. */
export function drillDownHref(
  site: SiteId,
  kind: DocumentKind,
  { level, id, pageNo }: DrillDownParams = {},
): string {
  if (kind === 'flyer') return trainingHref(site, 'f', { level, id, pageNo })
  if (kind === 'certificate') return trainingHref(site, 'c', { level, id, pageNo })
  const page = kind === 'brochure' ? 'supportProductBrochure' : 'supportManualBrochure'
  return href(site, page, { id, level, pageNo })
}

/** The address of the last category of a path: at its own level, or the start if it cannot be opened. */
export function pathHref(site: SiteId, kind: DocumentKind, path: Folder[]): string {
  const level = levelOf(kind, path)
  const id = path.at(-1)?.id
  return level === 0 ? drillDownHref(site, kind) : drillDownHref(site, kind, { id, level })
}

/** Categories of a level as tiles; without a link if they cannot be opened (S2 4). */
export function toTiles(site: SiteId, kind: DocumentKind, level: number, folders: Folder[]) {
  const t = translator(site, 'support')
  return folders.map(({ id, name, cover, numChildren, itemCount }) => {
    const next = levelOpenedBy(kind, level, numChildren)
    return {
      id,
      name,
      href: next === null ? undefined : drillDownHref(site, kind, { id, level: next }),
      picture: cover ? toPicture(cover) : undefined,
      count: t(`counts.${kind}`, { count: itemCount }),
    }
  })
}

/** The path of categories for the breadcrumb. */
export function toCrumbs(site: SiteId, kind: DocumentKind, path: Folder[]) {
  return path.map(({ name }, index) => ({
    label: name,
    href: pathHref(site, kind, path.slice(0, index + 1)),
  }))
}

/** Products with certificates, linked to level 4 (S2 4). */
export function toCertificateTiles(site: SiteId, groups: MaterialGroup[]) {
  const t = translator(site, 'support')
  return groups.map(({ id, name, cover, files }) => ({
    id,
    name,
    href: trainingHref(site, 'c', { level: 4, id }),
    picture: cover ? toPicture(cover) : undefined,
    count: t('counts.certificate', { count: files.length }),
  }))
}
