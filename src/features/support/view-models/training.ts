import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { keysOf } from '@/lib/typed-keys'

/** The tabs of training material by their letters; 2, the newsletter, is hidden (S2 2.15). */
const trainingIndex = { f: 0, p: 1, c: 3, s: 4 } as const

export type TrainingType = keyof typeof trainingIndex

export function isTrainingType(type: string | undefined): type is TrainingType {
  return type !== undefined && type in trainingIndex
}

/** The list at the left. */
export function trainingTabs(site: SiteId, current: TrainingType) {
  const t = translator(site, 'support')
  return keysOf(trainingIndex).map((type) => ({
    id: type,
    name: t(`training.${type}`),
    href: trainingHref(site, type),
    current: type === current,
  }))
}

/** The session storage entries of the selected tab (S2 2.15, 9). */
export function trainingChoice(site: SiteId, type: TrainingType) {
  return {
    href: trainingHref(site, type),
    stored: { trainingItem: type, trainingIndex: String(trainingIndex[type]) },
  }
}

/** As in old links: drill-downs by level and type, lists by index and type. */
export function trainingHref(
  site: SiteId,
  type: TrainingType,
  { level = 0, ...at }: { level?: number; id?: string; pageNo?: number } = {},
): string {
  const place = type === 'f' || type === 'c' ? { level } : { index: trainingIndex[type] }
  return href(site, 'supportTrainingMaterial', { ...place, type, ...at })
}
