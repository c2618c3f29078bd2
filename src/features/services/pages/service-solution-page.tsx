import type { ReactNode } from 'react'
import { ContactInquiry } from '@/features/inquiries/pages/contact-inquiry'
import type { PageDefinition, PageResult } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { CardGrid } from '@/features/solutions/components/card-grid'
import { CatalogueColumns } from '@/features/solutions/components/catalogue-columns'
import { Introduction } from '@/features/solutions/components/introduction'
import { EmptyList } from '@/features/solutions/components/empty-list'
import { SectionBanner } from '@/features/solutions/components/section-banner'
import { contentAnchor } from '@/features/solutions/view-models/side-list'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { metaDescription } from '@/lib/meta-description'
import { toPicture } from '@/lib/media-picture'
import { PageTabs } from '@/ui/page-tabs'
import { Section } from '@/ui/section'
import {
  findContracts,
  findDraftServiceTypes,
  findServiceCases,
  findServiceTypes,
  type ServiceTypeItem,
} from '../queries'
import { chosenType, toContractCard, toServiceCaseCard, type ServiceCard } from '../view-models/services'
import { ServiceFrame } from './service-frame'

/** Service solutions (S2 2.8): side menu at the left, the selected one in tabs or as an introduction only. */
export const serviceSolutionPage: PageDefinition = async ({ site, values, preview }) => {
  const types = preview ? await findDraftServiceTypes(site) : await findServiceTypes(site)
  const type = chosenType(types, values.solutionId)
  if (!type) return values.solutionId ? null : { ...servicesMeta(site), body: <Empty site={site} /> }
  const content = type.mode === 'single' ? <Intro site={site} type={type} /> : await tabs(site, type)
  return {
    ...(values.solutionId ? typeMeta(site, type) : servicesMeta(site)),
    body: (
      <ServiceFrame site={site} types={types} type={type}>
        {content}
      </ServiceFrame>
    ),
  }
}

async function tabs(site: SiteId, type: ServiceTypeItem): Promise<ReactNode> {
  const [contracts, cases] = await Promise.all([
    findContracts(site, type.id),
    findServiceCases(site, type.id),
  ])
  const t = translator(site, 'services')
  const contractCards = contracts.map((contract) => toContractCard(site, contract))
  const caseCards = cases.map((one) => toServiceCaseCard(site, one))
  return (
    <PageTabs
      label={t('tabs.label')}
      items={[
        { id: 'introduction', label: t('tabs.introduction'), panel: <Intro site={site} type={type} /> },
        {
          id: 'contracts',
          label: t('tabs.contracts'),
          panel: <Cards site={site} label={t('tabs.contracts')} cards={contractCards} />,
        },
        {
          id: 'cases',
          label: t('tabs.cases'),
          panel: <Cards site={site} label={t('tabs.cases')} cards={caseCards} />,
        },
        {
          id: 'contact',
          label: t('tabs.contact'),
          panel: <ContactInquiry site={site} scope={`service:${type.id}`} topic={type.name} />,
          screenOnly: true,
        },
      ]}
    />
  )
}

function Intro({ site, type }: { site: SiteId; type: ServiceTypeItem }) {
  const label = translator(site, 'services')('tabs.introduction')
  if (!type.cover && !type.content) return <EmptyList site={site} title={label} />
  const cover = type.cover ? toPicture(type.cover) : undefined
  return <Introduction label={label} cover={cover} content={type.content} />
}

function Cards({ site, label, cards }: { site: SiteId; label: string; cards: ServiceCard[] }) {
  if (cards.length === 0) return <EmptyList site={site} title={label} />
  return (
    <Section label={label}>
      <CardGrid cards={cards} />
    </Section>
  )
}

function Empty({ site }: { site: SiteId }) {
  const t = translator(site, 'services')
  return (
    <>
      <SectionBanner only title={t('title')} lead={t('lead')} />
      <CatalogueColumns anchor={contentAnchor} list={null}>
        <EmptyList site={site} title={t('title')} />
      </CatalogueColumns>
    </>
  )
}

function typeMeta(site: SiteId, type: ServiceTypeItem): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: type.name,
      description: metaDescription(site, type.content),
      picture: type.cover ? toPicture(type.cover) : undefined,
      ...documentMeta(site, 'service-solution-types', type),
    },
    shownOn: type.sites,
  }
}

function servicesMeta(site: SiteId) {
  const t = translator(site, 'services')
  return { meta: { title: t('title'), description: t('lead') } }
}
