import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import type { Values } from '@/addresses/page'
import { MilestoneYears } from '@/features/about/components/milestone-years'
import { Story } from '@/features/about/components/story'
import { textResult } from '@/features/about/pages/text-result'
import {
  findCompanyText,
  findDraftCompanyText,
  findDraftMilestones,
  findMilestones,
} from '@/features/about/queries'
import { toMilestoneYears } from '@/features/about/view-models/milestone-years'
import { findNewsletterPage } from '@/features/materials/queries'
import type { PageContext, PageResult } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { pageCount } from '@/lib/page-count'
import { LinkTabs } from '@/ui/link-tabs'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import { NewsletterGrid } from '../components/newsletter-grid'
import { PagedArticles } from '../components/paged-articles'
import styles from '../components/news-sections.module.css'
import { findNewsPage, type NewsTypeItem } from '../queries'
import {
  newsletterLanguage,
  toNewsCard,
  toNewsletter,
  toNewsletterTabs,
  type NewsChoice,
} from '../view-models'

type SectionContext = PageContext & { type?: NewsTypeItem }

type Section = {
  /** The content beside the menu. */
  main: ReactNode
  lead?: string
  /** Breadcrumb label of a section with a name of its own. */
  crumb?: string
  result: Omit<PageResult, 'body'>
}

const maxArticles = 10
const maxNewsletters = 15

/** The sections of the news menu (S1 2.8); null beyond the last page of a list. */
export const newsSections: Record<NewsChoice['shows'], (context: SectionContext) => Promise<Section | null>> =
  { articles, newsletters, history }

async function articles({ site, values, type }: SectionContext): Promise<Section | null> {
  const pageNo = Number(values.pageNo ?? 1)
  const filter = { typeId: type?.id ?? null, pageNo, pageSize: maxArticles }
  const { items, total } = await findNewsPage(site, filter)
  const pages = pageCount({ total, pageSize: maxArticles, pageNo })
  if (pages === null) return null
  return {
    ...listed({ site, values, type }),
    main: (
      <div>
        <PagedArticles
          site={site}
          title={translator(site, 'news')('title')}
          articles={items.map((item) => toNewsCard(item, { site, shown: 'publishTime', types: [] }))}
          current={pageNo}
          total={pages}
          hrefOf={(page) => href(site, 'news', { id: type?.id, pageNo: page })}
        />
      </div>
    ),
  }
}

async function newsletters({ site, values, type }: SectionContext): Promise<Section | null> {
  const t = translator(site, 'news')
  const language = newsletterLanguage(site, values.newsletters)
  const pageNo = Number(values.pageNo ?? 1)
  const { items, total } = await findNewsletterPage(site, { language, pageNo, pageSize: maxNewsletters })
  const pages = pageCount({ total, pageSize: maxNewsletters, pageNo })
  if (pages === null) return null
  const tabs = toNewsletterTabs(site, { typeId: type?.id, current: language })
  return {
    ...listed({ site, values, type }),
    main: (
      <div className={styles.newsletters}>
        {tabs.length > 0 && <LinkTabs label={t('newsletters.tabs')} items={tabs} />}
        {items.length > 0 ? (
          <NewsletterGrid newsletters={items.map((item) => toNewsletter(site, item))} />
        ) : (
          <EmptyState title={type?.name ?? t('title')}>{translator(site, 'common')('empty')}</EmptyState>
        )}
        <Pagination
          current={pageNo}
          total={pages}
          hrefOf={(page) =>
            href(site, 'news', { id: type?.id, newsletters: language || undefined, pageNo: page })
          }
          site={site}
        />
      </div>
    ),
  }
}

async function history({ site, preview }: SectionContext): Promise<Section> {
  const [text, milestones] = await Promise.all([
    (preview ? findDraftCompanyText : findCompanyText)(site, 'milestones'),
    (preview ? findDraftMilestones : findMilestones)(site),
  ])
  const crumb = text?.title ?? translator(site, 'news')('history')
  const picture = text?.picture ? toPicture(text.picture) : undefined
  return {
    crumb,
    result: text ? textResult(site, text) : { meta: { title: crumb } },
    main: (
      <>
        {text && <Story lead={text.lead} picture={picture} html={text.content} />}
        {milestones.length > 0 && <MilestoneYears years={toMilestoneYears(site, milestones)} level={2} />}
        {!text && milestones.length === 0 && (
          <EmptyState title={crumb}>{translator(site, 'common')('empty')}</EmptyState>
        )}
      </>
    ),
  }
}

/** Metadata of a list; older links and tabs are canonical at the list itself. */
function listed({ site, values, type }: Pick<SectionContext, 'site' | 'values' | 'type'>) {
  const t = translator(site, 'news')
  const isNamed = type !== undefined && (values.id === type.id || values.code === type.code)
  const title = isNamed ? `${type.name} | ${t('title')}` : t('title')
  const canonical: Values = {
    ...(isNamed && { id: type.id }),
    ...(values.pageNo && { pageNo: values.pageNo }),
  }
  const document = isNamed ? ({ collection: 'news-types', id: type.id } as const) : undefined
  return { lead: t('lead'), result: { meta: { title, description: t('lead'), canonical, document } } }
}
