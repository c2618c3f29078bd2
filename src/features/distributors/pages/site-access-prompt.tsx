import { href } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { AccessPromptHost } from '../components/access-prompt-host'
import { accessPromptWords } from '../view-models/words'

/** The sign-in dialog of a site, for pages with restricted files (S2 2.20, 4). */
export async function SiteAccessPrompt({ site }: { site: SiteId }) {
  const { companyName, email } = (await findSettings(site)).settings
  return (
    <AccessPromptHost
      site={site}
      words={accessPromptWords(site, { email, company: companyName })}
      forgotHref={`${href(site, 'distributor')}#forgot`}
      email={email}
    />
  )
}
