import { siteAddress } from '@/addresses/site-address'
import type { PageName } from '@/addresses/table'
import { findSettings } from '@/features/shell/queries'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { siteOf } from '@/sites/site'
import { MessagePanel } from '../components/message-panel'
import { findFormSettings } from '../queries'

/** The message board in the footer of every page (S1 2.4); `page` is null on the error page. */
export async function MessageBoard({ site, page }: { site: SiteId; page: PageName | null }) {
  const { openMessageBoardOn } = siteOf(site).facts
  const isFolded = openMessageBoardOn && !(page && openMessageBoardOn.includes(page))
  const { companyName, email, phone } = (await findSettings(site)).settings
  const { subscriptionRequired } = await findFormSettings(site)
  return (
    <ClientMessages site={site} namespaces={['messageBoard.panel']}>
      <MessagePanel
        site={site}
        contact={{ companyName, email, phone }}
        policyHref={siteAddress(site, '/static/policy.pdf')}
        subscriptionRequired={subscriptionRequired}
        isFolded={isFolded}
        noScript={translator(site, 'requests.form')('noScript')}
      />
    </ClientMessages>
  )
}
