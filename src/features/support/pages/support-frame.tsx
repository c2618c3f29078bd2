import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { LinkTabs } from '@/ui/link-tabs'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { forgetsPages, PageForgetting } from '../components/page-memory'
import styles from '../components/support-frame.module.css'
import { supportTabs, tabHref, type SupportPage } from '../views/tabs'

type Crumb = { label: string; href?: string }

type SupportFrameProps = {
  site: SiteId
  /** The tab that the page stands in; null on the hub. */
  current: SupportPage | null
  /** What the breadcrumb shows below the tab; the last one is the page itself. */
  crumbs: Crumb[]
  title: string
  lead?: string
  /** A list beside the content, for pages with tabs of their own. */
  side?: ReactNode
  children: ReactNode
}

/** Head, breadcrumb and tabs of the hub and of all pages below it (S2 2.9). */
export function SupportFrame({ site, current, crumbs, title, lead, side, children }: SupportFrameProps) {
  const items = supportTabs(site).map((tab) => ({ ...tab, current: tab.page === current }))
  return (
    <>
      <PageHead crumbs={pageCrumbs(site, wayTo(site, current, crumbs))} title={title}>
        {lead && <p className={styles.lead}>{lead}</p>}
      </PageHead>
      <Container className={styles.tabs}>
        <div {...forgetsPages}>
          <LinkTabs label={translator(site, 'support')('tabs.label')} items={items} />
        </div>
      </Container>
      <PageForgetting />
      {side ? (
        <SideLayout side={<div {...forgetsPages}>{side}</div>}>{children}</SideLayout>
      ) : (
        <Container className={styles.content}>{children}</Container>
      )}
    </>
  )
}

/** The page itself, the last one, is no link. */
function wayTo(site: SiteId, current: SupportPage | null, crumbs: Crumb[]): Crumb[] {
  const t = translator(site, 'support')
  const hub = { label: t('title'), href: href(site, 'support') }
  const tab = current ? [{ label: t(`tabs.${current}`), href: tabHref(site, current) }] : []
  return [hub, ...tab, ...crumbs].map((crumb, index, { length }) =>
    index === length - 1 ? { label: crumb.label } : crumb,
  )
}
