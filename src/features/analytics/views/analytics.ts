import type { SiteSetting } from '@/payload-types'

export type AnalyticsView = {
  /** Address of the script. */
  script: string
  /** Whether the reader is asked before it is loaded (S1 2.4, readings 17). */
  asks: boolean
}

/** The footer's way back to the question. */
export const choicesHash = '#privacy-choices'

type Settings = Pick<SiteSetting, 'analyticsScript' | 'analyticsConsent'>

/** The analytics of a site; null where the maker names no script. */
export function toAnalytics({ analyticsScript, analyticsConsent }: Settings): AnalyticsView | null {
  return analyticsScript ? { script: analyticsScript, asks: analyticsConsent ?? true } : null
}
