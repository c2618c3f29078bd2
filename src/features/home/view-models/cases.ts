import type { CaseItem, CaseTypeItem } from '@/features/cases/queries'
import { toCaseCard, type CaseCardFigure } from '@/features/cases/view-models/case-card'
import { casesOfType } from '@/features/cases/view-models/case-types'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture } from '@/lib/picture'

export type HomeCaseView = {
  id: string
  href: string
  title: string
  brief: string
  district: string
  figure?: CaseCardFigure
  picture?: Picture
}

export type HomeCaseTypeView = {
  id: string
  name: string
  /** The list of its cases, with its own address (S1 2.7). */
  all?: { label: string; href: string }
  cases: HomeCaseView[]
}

export type CasesOfType = {
  type: CaseTypeItem
  cases: CaseItem[]
  /** Whether it is linked to its own list. */
  hasOwnList: boolean
}

/** A case type with its newest cases (S1 2.6, 2.7). */
export function toHomeCaseType(site: SiteId, { type, cases, hasOwnList }: CasesOfType): HomeCaseTypeView {
  return {
    id: type.id,
    name: type.name,
    all: hasOwnList
      ? {
          label: translator(site, 'home')('cases.ofType', { type: type.name }),
          href: casesOfType(site, type.id),
        }
      : undefined,
    cases: cases.map((item, index) => {
      const { id, href: address, title, brief, picture: cover, figure } = toCaseCard(site, item)
      // Scripts add the pictures after the first to a link without a name: nobody is told what they show.
      const picture = cover && index > 0 ? { ...cover, alt: '' } : cover
      return { id, href: address, title, brief, picture, district: item.eachDistrict, figure }
    }),
  }
}
