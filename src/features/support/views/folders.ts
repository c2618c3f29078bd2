import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Folder, MaterialGroup } from '../queries/items'
import { levelOf, opens, type Level, type PaperKind } from './levels'
import { trainingHref } from './training'

type Place = { level?: Level; id?: string; pageNo?: number }

/** A place in the drill-down of a kind; without one, its beginning. */
export function paperHref(site: SiteId, kind: PaperKind, { level, id, pageNo }: Place = {}): string {
  if (kind === 'flyer') return trainingHref(site, 'f', { level, id, pageNo })
  if (kind === 'certificate') return trainingHref(site, 'c', { level, id, pageNo })
  const page = kind === 'brochure' ? 'supportProductBrochure' : 'supportManualBrochure'
  return href(site, page, { id, level, pageNo })
}

/** Where the last category of a path is shown: at its own level, or among the first ones. */
export function placeHref(site: SiteId, kind: PaperKind, path: Folder[]): string {
  const level = levelOf(kind, path)
  const id = path.at(-1)?.id
  return level === 0 ? paperHref(site, kind) : paperHref(site, kind, { id, level })
}

/** Categories of a level as tiles; one that may not be opened is no link (S2 4). */
export function toTiles(site: SiteId, kind: PaperKind, level: number, folders: Folder[]) {
  const t = translator(site, 'support')
  return folders.map(({ id, name, cover, numChildren }) => {
    const next = opens(kind, level, numChildren)
    return {
      id,
      name,
      href: next === null ? undefined : paperHref(site, kind, { id, level: next }),
      picture: cover ? toPicture(cover) : undefined,
      count: numChildren > 0 ? t('categories', { count: numChildren }) : undefined,
    }
  })
}

/** The categories above the shown one, and itself, for the breadcrumb. */
export function toCrumbs(site: SiteId, kind: PaperKind, path: Folder[]) {
  return path.map(({ name }, index) => ({
    label: name,
    href: placeHref(site, kind, path.slice(0, index + 1)),
  }))
}

/** Products with certificates, which stand at level 4 (S2 4). */
export function toCertificateTiles(site: SiteId, groups: MaterialGroup[]) {
  const t = translator(site, 'support')
  return groups.map(({ id, name, cover, files }) => ({
    id,
    name,
    href: trainingHref(site, 'c', { level: 4, id }),
    picture: cover ? toPicture(cover) : undefined,
    count: t('certificates', { count: files.length }),
  }))
}
