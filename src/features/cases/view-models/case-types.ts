import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { CaseTypeItem } from '../queries'

export type CaseTypeView = { id: string; name: string; count: number; href: string; current: boolean }

type Options = { site: SiteId; current?: string }

/** The case types with their number of cases and a link to each list (S1 2.11). */
export function toCaseTypes(types: CaseTypeItem[], { site, current }: Options): CaseTypeView[] {
  return types.map(({ id, name, caseCount }) => ({
    id,
    name,
    count: caseCount,
    href: casesOfType(site, id),
    current: id === current,
  }))
}

export function casesOfType(site: SiteId, id: string, pageNo = 1): string {
  return href(site, 'cases', { listid: id, parentid: caseTypesInAbout, pageNo })
}

/** Position of the case types in the about-us menu (S1 9). */
const caseTypesInAbout = '3'
