import { href } from '@/addresses/href'
import { AboutColumns } from '@/features/about/pages/about-frame'
import type { AboutSelection } from '@/features/about/view-models/about-menu'
import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { translator } from '@/i18n/translator'
import { pageCount } from '@/lib/page-count'
import { PageHead } from '@/ui/page-head'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import { CaseCards } from '../components/case-cards'
import layout from '../components/case-layout.module.css'
import { findCasePage, findCaseTypes } from '../queries'
import { toCaseCard } from '../view-models/case-card'
import { casesOfType } from '../view-models/case-types'

const pageSize = 4

/** The cases of the about-us pages (S1 2.11): the side menu of those pages at the left, four cases a page. */
export const intlCasesPage: PageDefinition = async ({ site, values }) => {
  const t = translator(site, 'cases')
  const types = await findCaseTypes(site)
  const chosen = types.find(({ id }) => id === values.listid)
  if (values.listid && !chosen) return null
  const pageNo = Number(values.pageNo ?? 1)
  const filter = { typeId: chosen?.id ?? null, pageNo, pageSize }
  const { items, total } = await findCasePage(site, filter)
  const pages = pageCount({ total, pageSize, pageNo })
  if (pages === null) return null

  const all = { label: t('title'), href: chosen && href(site, 'cases') }
  const title = chosen?.name ?? t('title')
  const body = (
    <>
      <PageHead crumbs={aboutCrumbs(site, chosen ? [all, { label: chosen.name }] : [all])} title={title}>
        <p>{t('lead')}</p>
      </PageHead>
      <AboutColumns site={site} current={selectionOf(chosen?.id)}>
        <div>
          {items.length > 0 ? (
            <CaseCards cases={items.map((item) => toCaseCard(site, item))} />
          ) : (
            <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
          )}
          <div className={layout.pager}>
            <Pagination
              current={pageNo}
              total={pages}
              hrefOf={(page) =>
                chosen ? casesOfType(site, chosen.id, page) : href(site, 'cases', { pageNo: page })
              }
              site={site}
            />
          </div>
        </div>
      </AboutColumns>
    </>
  )
  return {
    meta: {
      title: chosen ? `${chosen.name} | ${t('title')}` : t('title'),
      description: t('lead'),
      document: chosen && { collection: 'case-types', id: chosen.id },
    },
    body,
  }
}

function selectionOf(caseType: string | undefined): AboutSelection {
  return caseType ? { caseType } : 'cases'
}
