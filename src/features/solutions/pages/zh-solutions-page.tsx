import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ScrollTabs } from '@/ui/scroll-tabs'
import { Banner } from '../components/banner'
import { EmptyList } from '../components/empty-list'
import { StepDiagram } from '../components/step-diagram'
import { Cases, Crumbs, Functions, Products, TabTarget, TextSection } from '../components/zh-solution'
import styles from '../components/zh-solution.module.css'
import { toMarqueeTiming } from '../view-models/marquee-timing'
import { findChosen, solutionContent, type SolutionContent } from './solution-content'
import { solutionCrumbs, solutionResult, solutionsMeta } from './solution-result'

/** A solution of the Chinese site (S2 2.7): banner, sections below a sticky row of tabs. */
export const zhSolutionsPage: PageDefinition = async (context) => {
  const chosen = await findChosen(context)
  if (chosen === 'missing') return null
  const { site } = context
  const { item } = chosen
  if (!item) return { ...solutionsMeta(site), body: <Empty site={site} /> }
  const content = await solutionContent(site, item)
  const { solution } = content
  const sections = sectionsOf(site, content)
  return {
    ...solutionResult(context, { item, solution }),
    body: (
      <>
        <Banner title={solution.name} picture={solution.banner} />
        <Crumbs crumbs={solutionCrumbs(site, [{ label: solution.name }])} />
        <ScrollTabs
          className={styles.tabs}
          label={translator(site, 'solutions')('tabs.label')}
          items={sections.map(({ id, label }) => ({ id, label }))}
        />
        {sections.map(({ id, body }) => (
          <TabTarget key={id} id={id}>
            {body}
          </TabTarget>
        ))}
      </>
    ),
  }
}

/** The tabs with their sections; empty ones are left out. */
function sectionsOf(site: SiteId, { solution, products, cases }: SolutionContent) {
  const t = translator(site, 'solutions')
  const common = translator(site, 'common')
  const titles = {
    introduction: t('tabs.introduction'),
    advantages: t('tabs.advantages'),
    functions: t('tabs.functions'),
    products: t('tabs.products'),
    cases: t('tabs.cases'),
  }
  const bodies = {
    introduction: (
      <TextSection
        title={titles.introduction}
        lead={solution.brief}
        html={solution.content}
        empty={common('empty')}
      />
    ),
    advantages: solution.advantage && (
      <TextSection title={titles.advantages} html={solution.advantage} ground="ice" />
    ),
    functions:
      solution.steps.length > 0 ? (
        <StepDiagram title={titles.functions} steps={solution.steps} />
      ) : (
        solution.functions && <Functions title={titles.functions} picture={solution.functions} />
      ),
    products: products.length > 0 && (
      <Products
        title={titles.products}
        products={products}
        text={`${solution.content} ${solution.advantage}`}
        previousLabel={t('slides.previous')}
        nextLabel={t('slides.next')}
      />
    ),
    cases: cases.length > 0 && (
      <ClientMessages site={site} namespaces={['solutions.strip']}>
        <Cases title={titles.cases} cases={cases} timing={toMarqueeTiming(cases.length)} />
      </ClientMessages>
    ),
  }
  return ids.flatMap((id) => (bodies[id] ? [{ id, label: titles[id], body: bodies[id] }] : []))
}

const ids = ['introduction', 'advantages', 'functions', 'products', 'cases'] as const

function Empty({ site }: { site: SiteId }) {
  const title = translator(site, 'solutions')('title')
  return (
    <>
      <Banner title={title} />
      <EmptyList site={site} title={title} />
    </>
  )
}
