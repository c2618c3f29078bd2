import type { ReactNode } from 'react'
import { ContactInquiry } from '@/features/inquiries/pages/contact-inquiry'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PageTabs } from '@/ui/page-tabs'
import { Section } from '@/ui/section'
import { CardGrid } from '../components/card-grid'
import { Catalogue } from '../components/catalogue'
import { CatalogueColumns } from '../components/catalogue-columns'
import { Introduction } from '../components/introduction'
import { EmptyList } from '../components/empty-list'
import { ProductGrid } from '../components/product-grid'
import { SectionBanner } from '../components/section-banner'
import { SelectedHead } from '../components/selected-head'
import { SideList } from '../components/side-list'
import type { SolutionTypeItem } from '../queries'
import { contentAnchor, solutionHref, toSolutionGroups } from '../view-models/side-list'
import { findChosen, solutionContent, type SolutionContent } from './solution-content'
import { solutionCrumbs, solutionResult, solutionsMeta } from './solution-result'

/** Solutions of the international sites (S2 2.6): types and solutions at the left, the selected one in tabs. */
export const intlSolutionsPage: PageDefinition = async (context) => {
  const chosen = await findChosen(context)
  if (chosen === 'missing') return null
  const { site } = context
  const { types, item } = chosen
  if (!item) return { ...solutionsMeta(site), body: <Empty site={site} /> }
  const content = await solutionContent(site, item)
  const type = types.find(({ id }) => id === item.typeId)
  const t = translator(site, 'solutions')
  return {
    ...solutionResult(context, { item, solution: content.solution }),
    body: (
      <>
        <SectionBanner title={t('title')} lead={t('lead')} />
        <CatalogueColumns anchor={contentAnchor} list={<List site={site} types={types} chosen={item.id} />}>
          <SelectedHead
            crumbs={solutionCrumbs(site, crumbs(site, type, content.solution.name))}
            title={content.solution.name}
            brief={content.solution.brief}
          />
          <Tabs site={site} content={content} showsRelated={type?.showsRelated ?? true} />
        </CatalogueColumns>
      </>
    ),
  }
}

type ContentProps = { site: SiteId; content: SolutionContent }

function Tabs({ site, content, showsRelated }: ContentProps & { showsRelated: boolean }) {
  const t = translator(site, 'solutions')
  const { solution } = content
  const related = [
    {
      id: 'products',
      label: t('tabs.products'),
      panel: <Products site={site} content={content} />,
      screenOnly: true,
    },
    { id: 'cases', label: t('tabs.cases'), panel: <Cases site={site} content={content} />, screenOnly: true },
  ]
  return (
    <PageTabs
      label={t('tabs.label')}
      items={[
        { id: 'introduction', label: t('tabs.introduction'), panel: <Intro site={site} content={content} /> },
        ...(showsRelated ? related : []),
        {
          id: 'contact',
          label: t('tabs.contact'),
          panel: <ContactInquiry site={site} scope={`solution:${solution.id}`} topic={solution.name} />,
          screenOnly: true,
        },
        {
          id: 'catalogue',
          label: t('tabs.catalogue'),
          panel: <CataloguePanel site={site} content={content} />,
          screenOnly: true,
        },
      ]}
    />
  )
}

function Intro({ site, content: { solution } }: ContentProps) {
  const label = translator(site, 'solutions')('tabs.introduction')
  if (!solution.cover && !solution.content) return <EmptyList site={site} title={label} />
  return <Introduction label={label} cover={solution.cover} content={solution.content} />
}

function Products({ site, content: { products } }: ContentProps) {
  const label = translator(site, 'solutions')('tabs.products')
  if (products.length === 0) return <EmptyList site={site} title={label} />
  return (
    <Panel label={label}>
      <ProductGrid products={products} columns={3} level={2} sizes="(max-width: 844px) 46vw, 22vw" />
    </Panel>
  )
}

function Cases({ site, content: { cases } }: ContentProps) {
  const label = translator(site, 'solutions')('tabs.cases')
  if (cases.length === 0) return <EmptyList site={site} title={label} />
  return (
    <Panel label={label}>
      <CardGrid cards={cases.map(({ date, ...card }) => ({ ...card, meta: [date.text] }))} />
    </Panel>
  )
}

function CataloguePanel({ site, content: { catalogue } }: ContentProps) {
  const label = translator(site, 'solutions')('tabs.catalogue')
  if (!catalogue) return <EmptyList site={site} title={label} />
  return (
    <Panel label={label}>
      <Catalogue site={site} catalogue={catalogue} />
    </Panel>
  )
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  return <Section label={label}>{children}</Section>
}

function List({ site, types, chosen }: { site: SiteId; types: SolutionTypeItem[]; chosen: string }) {
  const t = translator(site, 'solutions')
  return (
    <SideList
      label={t('all')}
      open={t('choose')}
      close={translator(site, 'controls')('close')}
      groups={toSolutionGroups(site, types, chosen)}
    />
  )
}

function Empty({ site }: { site: SiteId }) {
  const t = translator(site, 'solutions')
  const title = t('title')
  return (
    <>
      <SectionBanner only title={title} lead={t('lead')} />
      <CatalogueColumns anchor={contentAnchor} list={null}>
        <EmptyList site={site} title={title} />
      </CatalogueColumns>
    </>
  )
}

function crumbs(site: SiteId, type: SolutionTypeItem | undefined, name: string) {
  const first = type?.solutions[0]
  const parent = type && first ? [{ label: type.name, href: solutionHref(site, first.id, type.name) }] : []
  return [...parent, { label: name }]
}
