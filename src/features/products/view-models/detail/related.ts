import { href } from '@/addresses/href'
import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { teaserOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CaseItem } from '../../../cases/queries/items'
import type { SolutionCardItem } from '../../../solutions/queries/items'

export type SolutionView = { id: string; name: string; brief: string; href: string; picture?: Picture }

export type CaseView = SolutionView & { date: { iso: string; text: string } }

const briefLength = 100

/** The solutions a product belongs to (S2 2.3, 2.5). */
export function toSolution(site: SiteId, { id, name, brief, cover, banner }: SolutionCardItem): SolutionView {
  const picture = cover ?? banner
  return {
    id,
    name,
    brief,
    href: href(site, 'solutions', { solutionId: id }),
    picture: picture ? toPicture(picture) : undefined,
  }
}

/** The cases that use a product, with their creation date (S2 2.3). */
export function toCase(site: SiteId, { id, name, excerpt, cover, createTime }: CaseItem): CaseView {
  return {
    id,
    name,
    brief: teaserOf(excerpt, briefLength),
    href: href(site, 'caseDetail', { id, name }),
    picture: cover ? toPicture(cover) : undefined,
    date: shownDate(site, createTime),
  }
}
