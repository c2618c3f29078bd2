import { siteAddress } from '@/addresses/site-address'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { findSettings } from '@/features/shell/queries'
import { Analytics } from '../components/analytics'
import { toAnalytics } from '../view-models/analytics'

/** The analytics of a site with the consent dialog, if the site has analytics. */
export async function SiteAnalytics({ site }: { site: SiteId }) {
  const { settings } = await findSettings(site)
  const analytics = toAnalytics(settings)
  if (!analytics) return null
  const t = translator(site, 'analytics')
  return (
    <Analytics
      {...analytics}
      words={{
        label: t('label'),
        text: t('text'),
        accept: t('accept'),
        refuse: t('refuse'),
        policy: t('policy'),
      }}
      policyHref={siteAddress(site, '/static/policy.pdf')}
    />
  )
}
