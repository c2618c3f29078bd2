import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

/** 1 social recruitment, 2 future partners, 3 office environment, in the order of the list (S1 2.16). */
const types = ['2', '1', '3'] as const

export type CareersTab = (typeof types)[number]

export function toCareersTab(type: string | undefined): CareersTab {
  return types.find((known) => known === type) ?? '2'
}

export function toCareersMenu(site: SiteId, current: CareersTab) {
  const t = translator(site, 'recruitment')
  return types.map((type) => ({
    id: type,
    name: t(`tabs.${type}`),
    href: href(site, 'recruitment', { type }),
    current: type === current,
  }))
}
