import { Story } from '@/features/about/components/story'
import { textResult } from '@/features/about/pages/text-result'
import { findCompanyText, findDraftCompanyText } from '@/features/about/queries'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { EmptyState } from '@/ui/state'
import { InvestorFrame } from './investor-frame'

/** The company overview for investors (S1 2.15). */
export const investorOverviewPage: PageDefinition = async ({ site, preview }) => {
  const find = preview ? findDraftCompanyText : findCompanyText
  const text = await find(site, 'investor-overview')
  const t = translator(site, 'investor')
  if (!text) {
    const body = (
      <InvestorFrame site={site} current="Overview">
        <EmptyState title={t('menu.Overview')}>{translator(site, 'common')('empty')}</EmptyState>
      </InvestorFrame>
    )
    return { meta: { title: t('title') }, body }
  }
  return {
    ...textResult(site, text),
    body: (
      <InvestorFrame site={site} current="Overview" lead={text.lead}>
        <Story picture={text.picture ? toPicture(text.picture) : undefined} html={text.content} />
      </InvestorFrame>
    ),
  }
}
