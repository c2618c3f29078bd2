import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { translator } from '@/i18n/translator'
import { EmptyState } from '@/ui/state'
import { ServiceFrame } from '../components/service-frame'
import { findDraftInvestorRelations, findInvestorRelations } from '../queries'
import { toFrame } from '../view-models/frame'
import { InvestorFrame } from './investor-frame'

type Service = { current: 'Stocks' | 'Notice'; frame: 'stocks' | 'notice'; height: 505 | 460 }

/** The stock exchange's investor relations service and its disclosure service (S1 2.15). */
export const investorStocksPage = servicePage({ current: 'Stocks', frame: 'stocks', height: 505 })
export const investorNoticePage = servicePage({ current: 'Notice', frame: 'notice', height: 460 })

function servicePage({ current, frame, height }: Service): PageDefinition {
  return async ({ site, preview }) => {
    const t = translator(site, 'investor')
    const relations = await (preview ? findDraftInvestorRelations : findInvestorRelations)(site)
    const { settings } = await findSettings(site)
    const service = relations[frame]
    const shown = service && toFrame(service, settings.frameHosts ?? [])
    return {
      meta: {
        title: t(`menu.${current}`),
        description: t(`lead.${current}`),
        frames: shown?.src ? [shown.src] : [],
      },
      body: (
        <InvestorFrame site={site} current={current} lead={t(`lead.${current}`)}>
          {shown ? (
            <ServiceFrame
              site={site}
              frame={{ ...shown, label: shown.label || t(`menu.${current}`) }}
              height={height}
            />
          ) : (
            <EmptyState title={t(`menu.${current}`)}>{translator(site, 'common')('empty')}</EmptyState>
          )}
        </InvestorFrame>
      ),
    }
  }
}
