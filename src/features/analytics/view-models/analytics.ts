import type { SiteSetting } from '@/payload-types'

export type AnalyticsView = {
  /** Address of the script. */
  script: string
  /** Whether the visitor is asked before it is loaded (S1 2.4, readings 17). */
  requiresConsent: boolean
}

/** The hash with which the footer reopens the dialog. */
export const consentHash = '#privacy-choices'

type Settings = Pick<SiteSetting, 'analyticsScript' | 'analyticsConsent'>

/** The analytics of a site; null without a script. */
export function toAnalytics({ analyticsScript, analyticsConsent }: Settings): AnalyticsView | null {
  return analyticsScript ? { script: analyticsScript, requiresConsent: analyticsConsent ?? true } : null
}
