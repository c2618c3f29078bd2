import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSolutionTypes } from '@/features/solutions/queries'
import { translator } from '@/i18n/translator'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { Container } from '@/ui/container'
import { LinkTabs } from '@/ui/link-tabs'
import { PageHead } from '@/ui/page-head'
import { EmptyState } from '@/ui/state'
import layout from '../components/case-layout.module.css'
import { CaseTiles } from '../components/case-tiles'
import { findCasePage, findCaseTypes, withUsedNames } from '../queries'
import { toCaseCard, usedLine } from '../view-models/case-card'

/** What most names of solutions end with; left out of the tabs, which would need three lines. */
const commonEnding = '解决方案'

/** High enough that all cases are on one page (S1 9). */
const pageSize = 9999

/** The Chinese cases (S1 2.11): all, those of the selected solution, or those of a case type. */
export const zhCasesPage: PageDefinition = async ({ site, values }) => {
  const t = translator(site, 'cases')
  const solutions = (await findSolutionTypes(site)).flatMap((type) => type.solutions)
  const solution = solutions.find(({ id }) => id === values.type)
  const type = values.type ? (await findCaseTypes(site)).find(({ id }) => id === values.type) : undefined
  const chosen = solution ?? type
  const isBeyond = Number(values.pageNo ?? 1) > 1
  if (isBeyond || (values.type && !chosen)) return null

  const filter = {
    solutionIds: solution ? [solution.id] : null,
    typeId: type?.id,
    pageNo: 1,
    pageSize,
  }
  const cases = await withUsedNames(site, (await findCasePage(site, filter)).items)
  const tabs = [
    { label: t('all'), href: href(site, 'cases'), current: !chosen },
    ...solutions.map(({ id, name }) => ({
      label: withoutEnding(name),
      href: href(site, 'cases', { type: id }),
      current: id === solution?.id,
    })),
  ]
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: t('title') }])} title={t('title')}>
        <p>{t('lead')}</p>
      </PageHead>
      <Container className={layout.list}>
        <div className={layout.tabs}>
          <LinkTabs label={t('scenes')} items={tabs} />
        </div>
        {cases.length > 0 ? (
          <CaseTiles
            site={site}
            cases={cases.map((item) => ({ ...toCaseCard(site, item), used: usedLine(site, item) }))}
          />
        ) : (
          <EmptyState title={chosen?.name ?? t('title')}>{translator(site, 'common')('empty')}</EmptyState>
        )}
      </Container>
    </>
  )
  const title = chosen ? `${chosen.name} | ${t('title')}` : t('title')
  const document = type && !solution ? ({ collection: 'case-types', id: type.id } as const) : undefined
  return { meta: { title, description: t('lead'), document }, body }
}

function withoutEnding(name: string): string {
  const plain = withoutMarks(name)
  return plain.endsWith(commonEnding) ? withMarkOf(name, plain.slice(0, -commonEnding.length)) : name
}
