import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { readFormSettings, type FormSettings } from '@/server/inquiries/settings'

/** The site settings that the forms use. */
export const findFormSettings = query<[SiteId], FormSettings>({
  name: 'request-form-settings',
  read: readFormSettings,
})
