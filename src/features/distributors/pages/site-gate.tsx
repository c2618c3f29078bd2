import { href } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { GateHost } from '../components/gate-host'
import { gateWords } from '../views/words'

/** The sign-in of a site, for pages whose files are for distributors (S2 2.20, 4). */
export async function SiteGate({ site }: { site: SiteId }) {
  const { companyName, email } = (await findSettings(site)).settings
  return (
    <GateHost
      site={site}
      words={gateWords(site, { email, company: companyName })}
      forgotHref={`${href(site, 'distributor')}#forgot`}
      email={email}
    />
  )
}
