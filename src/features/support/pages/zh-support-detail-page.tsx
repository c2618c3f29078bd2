import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { PageHead } from '@/ui/page-head'
import { Prose } from '@/ui/prose'
import { SideLayout } from '@/ui/side-layout'
import { SideMenu } from '@/ui/side-menu'
import { EmptyState } from '@/ui/state'
import { Repair } from '../components/zh-support-repair'
import {
  findDraftSupportPage,
  findServiceSupport,
  findSupportPage,
  findSupportPages,
  type SupportPageItem,
} from '../queries'
import { supportHref, supportKindOf, toHotline } from '../view-models/zh-support'

/** Maintenance, contact or the online repair request, with a list of the three beside it (S2 2.17, 9). */
export const zhSupportDetailPage: PageDefinition = async ({ site, values, preview }) => {
  const kind = supportKindOf(values.type)
  if (!kind) return null
  const page = preview ? await findDraftSupportPage(site, kind) : await findSupportPage(site, kind)
  if (!page) return null
  const { title, lead } = page
  const support = translator(site, 'serviceSupport')('title')
  const crumbs = pageCrumbs(site, [{ label: support, href: href(site, 'support') }, { label: title }])
  return {
    meta: {
      title: `${title} | ${support}`,
      description: lead || undefined,
      ...documentMeta(site, 'support-pages', page),
    },
    shownOn: page.sites,
    body: (
      <>
        <PageHead crumbs={crumbs} title={title}>
          {lead && <p>{lead}</p>}
        </PageHead>
        <SideLayout side={<Side site={site} current={page} label={support} />}>
          {kind === 'repair' && <RepairOptions site={site} preview={preview} />}
          <Content site={site} page={page} />
        </SideLayout>
      </>
    ),
  }
}

async function Side({ site, current, label }: { site: SiteId; current: SupportPageItem; label: string }) {
  const pages = await findSupportPages(site)
  const items = pages.map(({ id, kind, title }) => ({
    id,
    name: title,
    href: supportHref(site, kind),
    current: kind === current.kind,
  }))
  return <SideMenu label={label} items={items} />
}

/** The repair page has the repair options above its optional text. */
function Content({ site, page: { kind, title, content } }: { site: SiteId; page: SupportPageItem }) {
  if (content) return <Prose html={content} />
  if (kind === 'repair') return null
  return <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
}

async function RepairOptions({ site, preview }: { site: SiteId; preview: boolean }) {
  const { hotline, officialAccount, repair } = await findServiceSupport(site, preview)
  const t = translator(site, 'serviceSupport')
  const code = officialAccount ? toPicture(officialAccount) : undefined
  return (
    <Repair
      site={site}
      hotline={toHotline(hotline)}
      code={code && { ...code, alt: code.alt || t('repair.code') }}
      link={repair}
    />
  )
}
