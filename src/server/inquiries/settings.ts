import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'

/** The settings that the forms of a site need; all others are private. */
export type FormSettings = { subscriptionRequired: boolean; contractOpen: boolean }

export async function readFormSettings(site: SiteId): Promise<FormSettings> {
  const settings = await (
    await cms()
  ).findGlobal({
    slug: 'request-settings',
    locale: site,
    depth: 0,
    select: { subscriptionRequired: true, contractOpen: true },
  })
  // Before the first save a global has no fields at all.
  return {
    subscriptionRequired: settings.subscriptionRequired ?? true,
    contractOpen: settings.contractOpen ?? true,
  }
}
