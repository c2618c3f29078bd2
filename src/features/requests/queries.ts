import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { readFormSettings, type FormSettings } from '@/server/requests/settings'

/** What the forms of a site need to know of the administrators' settings. */
export const findFormSettings = query<[SiteId], FormSettings>({
  name: 'request-form-settings',
  tags: () => ['global:request-settings'],
  read: readFormSettings,
})
