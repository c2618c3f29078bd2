import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { SideMenu } from '@/ui/side-menu'
import { toInvestorMenu, type InvestorPage } from '../view-models/menu'

type InvestorFrameProps = { site: SiteId; current: InvestorPage; lead?: string; children: ReactNode }

/** Head and left menu of the investor pages (S1 2.15). */
export function InvestorFrame({ site, current, lead, children }: InvestorFrameProps) {
  const t = translator(site, 'investor')
  const title = t(`menu.${current}`)
  const root = { label: t('title'), href: href(site, 'investorOverview') }
  return (
    <>
      <PageHead crumbs={pageCrumbs(site, [root, { label: title }])} title={title}>
        {lead && <p>{lead}</p>}
      </PageHead>
      <SideLayout side={<SideMenu label={t('title')} items={toInvestorMenu(site, current)} />}>
        {children}
      </SideLayout>
    </>
  )
}
