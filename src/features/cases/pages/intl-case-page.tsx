import { href } from '@/addresses/href'
import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'
import { Meta } from '@/ui/card'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { PictureList } from '@/ui/picture-list'
import { Prose } from '@/ui/prose'
import { SearchBox } from '@/ui/search-box'
import { SideMenu } from '@/ui/side-menu'
import { CaseData } from '../components/case-data'
import { CaseFigures } from '../components/case-figures'
import layout from '../components/case-layout.module.css'
import { CaseMedia } from '../components/case-media'
import { RelatedSlider } from '../components/related-slider'
import { UsedItems } from '../components/used-items'
import { findNewestCases, findCaseTypes, findRecommendedCases, type CaseTypeItem } from '../queries'
import { toCaseCard } from '../view-models/case-card'
import { casesOfType, toCaseTypes } from '../view-models/case-types'
import { caseContent, caseResult, slidesOf, type CaseContent } from './case-content'

const maxRelated = 8

/** A case on the international sites (S1 2.11): its pictures and text, with types and excellent cases beside it. */
export const intlCasePage: PageDefinition = async (context) => {
  const content = await caseContent(context)
  if (!content) return null
  const { site } = context
  const { item, view, company } = content
  const [types, related] = await Promise.all([findCaseTypes(site), findRelated(site, content)])
  const body = (
    <>
      <PageHead crumbs={crumbs(site, types, content)} title={view.title}>
        <Meta
          items={[view.date.text, view.district].filter((item) => item !== '')}
          dateTime={view.date.iso}
        />
      </PageHead>
      <Container className={layout.layout}>
        <article className={layout.article}>
          {view.slides.length > 0 && (
            <ClientMessages site={site} namespaces={['cases.media']}>
              <CaseMedia slides={slidesOf(site, view)} />
            </ClientMessages>
          )}
          <CaseFigures figures={view.figures} />
          <Prose html={view.html} />
          <UsedItems site={site} used={view.used} />
        </article>
        <Aside site={site} types={types} content={content} />
      </Container>
      <RelatedSlider site={site} cases={related} />
      <CaseData {...{ site, view, item, company }} origin={env.publicOrigin} />
    </>
  )
  return { ...caseResult(site, content), body }
}

/** Up to eight others of the same type, newest first. */
async function findRelated(site: SiteId, { item: { id, typeId } }: CaseContent) {
  const items = await findNewestCases(site, typeId, maxRelated + 1)
  const others = items.filter((other) => other.id !== id)
  return others.slice(0, maxRelated).map((other) => toCaseCard(site, other))
}

function crumbs(site: SiteId, types: CaseTypeItem[], { item }: CaseContent) {
  const t = translator(site, 'cases')
  const type = types.find(({ id }) => id === item.typeId)
  return aboutCrumbs(site, [
    { label: t('title'), href: href(site, 'cases') },
    ...(type ? [{ label: type.name, href: casesOfType(site, type.id) }] : []),
    { label: t('detail') },
  ])
}

type AsideProps = { site: SiteId; types: CaseTypeItem[]; content: CaseContent }

async function Aside({ site, types, content: { item } }: AsideProps) {
  const t = translator(site, 'cases')
  const excellent = (await findRecommendedCases(site)).filter(({ id }) => id !== item.id)
  return (
    <aside className={layout.aside}>
      <SearchBox
        site={site}
        address={href(site, 'search', { selectWD: '4' })}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
      />
      <section aria-labelledby="types">
        <h2 id="types" className={layout.heading}>
          {t('types')}
        </h2>
        <SideMenu label={t('types')} items={toCaseTypes(types, { site, current: item.typeId })} counts />
      </section>
      <PictureList
        id="excellent"
        title={t('excellent')}
        items={excellent.slice(0, maxExcellent).map(({ id, ...other }) => {
          const { href: to, title, picture } = toCaseCard(site, { id, ...other })
          return { id, href: to, title, picture }
        })}
      />
    </aside>
  )
}

const maxExcellent = 5
