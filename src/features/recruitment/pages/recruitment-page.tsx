import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { SideMenu } from '@/ui/side-menu'
import { CampusLink } from '../components/campus-link'
import { findCareers, findDraftCareers } from '../queries'
import { toCareersMenu, toCareersTab } from '../view-models/tabs'
import { careersTabs } from './recruitment-tabs'

/** Careers (S1 2.16): three tabs; each has an address, so that it survives reload and back. */
export const recruitmentPage: PageDefinition = async (context) => {
  const { site, values, preview } = context
  const t = translator(site, 'recruitment')
  const tab = toCareersTab(values.type)
  const shown = await careersTabs[tab](context)
  if (shown === null) return null
  const { campus } = await (preview ? findDraftCareers : findCareers)(site)
  const name = t(`tabs.${tab}`)
  const root = { label: t('title'), href: href(site, 'recruitment') }
  const side = (
    <>
      <SideMenu label={t('title')} items={toCareersMenu(site, tab)} />
      {campus && (
        <CampusLink
          label={campus.label}
          href={campus.address}
          newWindow={translator(site, 'controls')('newWindow')}
        />
      )}
    </>
  )
  return {
    meta: { title: `${name} | ${t('title')}`, description: t('lead') },
    body: (
      <>
        <PageHead crumbs={pageCrumbs(site, [root, { label: name }])} title={name}>
          <p>{t('lead')}</p>
        </PageHead>
        <SideLayout side={side}>{shown}</SideLayout>
      </>
    ),
  }
}
