import { href } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { AccessPromptHost } from '../components/access-prompt-host'
import { signInMessages } from '../view-models/sign-in-messages'

/** The sign-in dialog of a site, for pages with restricted files (S2 2.20, 4). */
export async function SiteAccessPrompt({ site }: { site: SiteId }) {
  const { companyName, email } = (await findSettings(site)).settings
  return (
    <ClientMessages site={site} namespaces={['distributors.prompt', ...signInMessages]}>
      <AccessPromptHost
        site={site}
        forgotHref={`${href(site, 'distributor')}#forgot`}
        company={companyName}
        email={email}
      />
    </ClientMessages>
  )
}
