import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Container } from '@/ui/container'
import { LinkTabs } from '@/ui/link-tabs'
import { PageHead } from '@/ui/page-head'
import { SideLayout } from '@/ui/side-layout'
import { forgetPagesProps, ForgetPagesScript } from '../components/page-memory'
import styles from '../components/support-frame.module.css'
import { supportTabs, tabHref, type SupportPage } from '../view-models/tabs'

type Crumb = { label: string; href?: string }

type SupportFrameProps = {
  site: SiteId
  /** The page's tab; null on the hub. */
  current: SupportPage | null
  /** The breadcrumb below the tab; the last item is the page itself. */
  crumbs: Crumb[]
  title: string
  lead?: string
  /** Side menu for pages with their own tabs. */
  side?: ReactNode
  children: ReactNode
}

/** Head, breadcrumb and tabs of the hub and of all pages below it (S2 2.9). */
export function SupportFrame({ site, current, crumbs, title, lead, side, children }: SupportFrameProps) {
  const items = supportTabs(site).map((tab) => ({ ...tab, current: tab.page === current }))
  return (
    <>
      <PageHead crumbs={pageCrumbs(site, breadcrumbOf(site, current, crumbs))} title={title}>
        {lead && <p className={styles.lead}>{lead}</p>}
      </PageHead>
      <Container className={styles.tabs}>
        <div {...forgetPagesProps}>
          <LinkTabs label={translator(site, 'support')('tabs.label')} items={items} />
        </div>
      </Container>
      <ForgetPagesScript />
      {side ? (
        <SideLayout side={<div {...forgetPagesProps}>{side}</div>}>{children}</SideLayout>
      ) : (
        <Container className={styles.content}>{children}</Container>
      )}
    </>
  )
}

/** The last item is the page itself, without a link. */
function breadcrumbOf(site: SiteId, current: SupportPage | null, crumbs: Crumb[]): Crumb[] {
  const t = translator(site, 'support')
  const hub = { label: t('title'), href: href(site, 'support') }
  const tab = current ? [{ label: t(`tabs.${current}`), href: tabHref(site, current) }] : []
  return [hub, ...tab, ...crumbs].map((crumb, index, { length }) =>
    index === length - 1 ? { label: crumb.label } : crumb,
  )
}
