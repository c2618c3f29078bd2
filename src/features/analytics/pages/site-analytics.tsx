import { siteAddress } from '@/addresses/site-address'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { findSettings } from '@/features/shell/queries'
import { Analytics } from '../components/analytics'
import { toAnalytics } from '../view-models/analytics'

/** The analytics of a site with the consent dialog, if the site has analytics. */
export async function SiteAnalytics({ site }: { site: SiteId }) {
  const { settings } = await findSettings(site)
  const analytics = toAnalytics(settings)
  if (!analytics) return null
  return (
    <ClientMessages site={site} namespaces={['analytics.consent']}>
      <Analytics {...analytics} policyHref={siteAddress(site, '/static/policy.pdf')} />
    </ClientMessages>
  )
}
