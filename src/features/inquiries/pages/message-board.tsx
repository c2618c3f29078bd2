import { findSettings } from '@/features/shell/queries'
import type { SiteId } from '@/i18n/locales'
import { MessagePanel } from '../components/message-panel'
import { findFormSettings } from '../queries'
import { boardWords } from '../view-models/board-words'

/** The message board in the footer of every page (S1 2.4). */
export async function MessageBoard({ site }: { site: SiteId }) {
  const { companyName, email, phone } = (await findSettings(site)).settings
  const { subscriptionRequired } = await findFormSettings(site)
  return (
    <MessagePanel
      site={site}
      words={boardWords(site, { companyName, email, phone })}
      subscriptionRequired={subscriptionRequired}
    />
  )
}
