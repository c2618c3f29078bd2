import { useLocale } from '@payloadcms/ui'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'

/** The site whose texts the admin shows. */
export function useSite(): SiteId {
  const { code } = useLocale()
  return isSiteId(code) ? code : defaultSite
}
