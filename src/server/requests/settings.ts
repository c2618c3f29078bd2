import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'

/** What the forms of a site need to know; the rest of the settings is the administrators'. */
export type FormSettings = { subscriptionRequired: boolean; contractOpen: boolean }

export async function readFormSettings(site: SiteId): Promise<FormSettings> {
  const settings = await (
    await cms()
  ).findGlobal({
    ...{ slug: 'request-settings', locale: site, depth: 0 },
    select: { subscriptionRequired: true, contractOpen: true },
  })
  // Before the first save a global has no fields at all.
  return {
    subscriptionRequired: settings.subscriptionRequired ?? true,
    contractOpen: settings.contractOpen ?? true,
  }
}
