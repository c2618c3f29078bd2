import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { EmptyState } from '@/ui/state'
import { ContactCard } from '../components/contact-card'
import { findDraftInvestorRelations, findInvestorRelations } from '../queries'
import { toContactLines } from '../view-models/contact'
import { InvestorFrame } from './investor-frame'

/** How to reach the board secretary (S1 2.15). */
export const investorContactPage: PageDefinition = async ({ site, preview }) => {
  const t = translator(site, 'investor')
  const { contact } = await (preview ? findDraftInvestorRelations : findInvestorRelations)(site)
  return {
    meta: { title: t('menu.Contact'), description: t('lead.Contact') },
    body: (
      <InvestorFrame site={site} current="Contact" lead={t('lead.Contact')}>
        {contact.name ? (
          <ContactCard
            name={contact.name}
            position={contact.position}
            lines={toContactLines(site, contact)}
          />
        ) : (
          <EmptyState title={t('menu.Contact')}>{translator(site, 'common')('empty')}</EmptyState>
        )}
      </InvestorFrame>
    ),
  }
}
