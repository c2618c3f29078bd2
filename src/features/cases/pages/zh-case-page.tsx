import { href } from '@/addresses/href'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'
import { MediaCard } from '@/ui/card'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { Prose } from '@/ui/prose'
import { ScrollTabs } from '@/ui/scroll-tabs'
import { Section, SectionHeading } from '@/ui/section'
import { EmptyState } from '@/ui/state'
import { CaseData } from '../components/case-data'
import { CaseFigures } from '../components/case-figures'
import layout from '../components/case-layout.module.css'
import { CaseMedia } from '../components/case-media'
import { Customer } from '../components/customer'
import { UsedItems } from '../components/used-items'
import { findCasesOfSolutions } from '../queries'
import { toCaseCard, type CaseCardView } from '../view-models/case-card'
import { caseContent, caseResult, slidesOf, type CaseContent } from './case-content'

/** A case on the Chinese site (S1 2.11): two tabs scroll to its introduction and to the related cases. */
export const zhCasePage: PageDefinition = async (context) => {
  const content = await caseContent(context)
  if (!content) return null
  const { site } = context
  const { item, view, company } = content
  const t = translator(site, 'cases')
  const body = (
    <>
      <PageHead
        crumbs={pageCrumbs(site, [{ label: t('title'), href: href(site, 'cases') }, { label: t('detail') }])}
        title={view.title}
      >
        {view.district && <p>{view.district}</p>}
      </PageHead>
      <ScrollTabs
        label={t('tabs.label')}
        items={[
          { id: 'introduction', label: t('tabs.introduction') },
          { id: 'related', label: t('tabs.related') },
        ]}
      />
      <Introduction site={site} content={content} />
      <Related site={site} cases={await findRelated(site, content)} />
      <CaseData {...{ site, view, item, company }} origin={env.publicOrigin} />
    </>
  )
  return { ...caseResult(site, content), body }
}

/** All others of the same solutions. */
async function findRelated(site: SiteId, { item }: CaseContent): Promise<CaseCardView[]> {
  const cases = await findCasesOfSolutions(
    site,
    item.solutions.map(({ id }) => id),
  )
  return cases.filter(({ id }) => id !== item.id).map((other) => toCaseCard(site, other))
}

function Introduction({ site, content: { view } }: { site: SiteId; content: CaseContent }) {
  return (
    <section id="introduction" aria-label={translator(site, 'cases')('tabs.introduction')}>
      <Container className={layout.introduction}>
        <div className={layout.media}>
          {view.slides.length > 0 && (
            <ClientMessages site={site} namespaces={['cases.media']}>
              <CaseMedia slides={slidesOf(site, view)} />
            </ClientMessages>
          )}
          <CaseFigures figures={view.figures} />
        </div>
        <div className={layout.story}>
          {view.logo && <Customer logo={view.logo} />}
          <Prose html={view.html} />
          <UsedItems site={site} used={view.used} />
        </div>
      </Container>
    </section>
  )
}

/** Columns that leave no card alone in the last row. */
function columnsFor(count: number): number {
  return [4, 5, 3].find((columns) => count % columns !== 1) ?? 4
}

function Related({ site, cases }: { site: SiteId; cases: CaseCardView[] }) {
  const t = translator(site, 'cases')
  return (
    <Section id="related" ground="ice" labelledBy="related-title" screenOnly>
      <SectionHeading id="related-title" title={t('related.title')} />
      {cases.length > 0 ? (
        <ul className={layout.related} data-columns={columnsFor(cases.length)}>
          {cases.map(({ id, href: to, title, picture }) => (
            <li key={id}>
              <MediaCard
                href={to}
                title={title}
                picture={picture}
                ratio="3/2"
                sizes="(max-width: 844px) 50vw, 22vw"
                small
              />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('related.title')} level={3}>
          {translator(site, 'common')('empty')}
        </EmptyState>
      )}
    </Section>
  )
}
