import { href } from '@/addresses/href'
import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { AccessPromptHost } from '../components/access-prompt-host'

/** The sign-in dialog of a site, for pages with restricted files (S2 2.20, 4). */
export async function SiteAccessPrompt({ site }: { site: SiteId }) {
  const { companyName, email } = (await findSettings(site)).settings
  return (
    <AccessPromptHost
      site={site}
      forgotHref={`${href(site, 'distributor')}#forgot`}
      company={companyName}
      email={email}
      offline={{
        text: translator(site, 'distributors.errors')('offline'),
        retry: translator(site, 'distributors')('retry'),
      }}
    />
  )
}
