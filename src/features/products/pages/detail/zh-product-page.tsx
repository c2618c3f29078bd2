import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ScrollTabs } from '@/ui/scroll-tabs'
import { CaseCarousel } from '../../components/detail/case-carousel'
import { CompareBar } from '../../components/compare/compare-toggle'
import { Features } from '../../components/detail/features'
import { KeyFigures } from '../../components/detail/key-figures'
import { NoInformation } from '../../components/detail/no-information'
import { Overview } from '../../components/detail/overview'
import { Recommended } from '../../components/detail/recommended'
import { Solutions } from '../../components/detail/related'
import { TechnicalData } from '../../components/detail/technical-data'
import { ZhProductHead } from '../../components/detail/zh-product-head'
import styles from '../../components/detail/zh-sections.module.css'
import { productContent, type ProductContent } from './product-content'
import {
  Data,
  productCrumbs,
  ProductGallery,
  productResult,
  ProductSteps,
  ProductInquiry,
} from './product-page-parts'

/** A product on the Chinese site (S2 2.5): head, then sections that three tabs scroll to. */
export const zhProductPage: PageDefinition = async (context) => {
  const content = await productContent(context)
  if (!content) return null
  const { site } = context
  return { ...productResult(site, content), body: <Body site={site} content={content} /> }
}

type BodyProps = { site: SiteId; content: ProductContent }

function Body({ site, content }: BodyProps) {
  const t = translator(site, 'product')
  const { product, specification, hrefs, path, recommended } = content
  return (
    <>
      <ZhProductHead
        {...{ site, product, specification, hrefs }}
        crumbs={productCrumbs(site, path.slice(0, 2), product.name)}
      >
        <ProductGallery site={site} content={content} sizes="(max-width: 844px) 100vw, 50vw" />
      </ZhProductHead>
      <ScrollTabs
        label={t('tabs.label')}
        items={[
          { id: 'introduction', label: t('tabs.introduction') },
          { id: 'solutions-cases', label: t('tabs.solutions') },
          { id: 'contact', label: t('tabs.contact') },
        ]}
      />
      <div id="introduction" className={styles.section}>
        <Introduction site={site} content={content} />
      </div>
      <div id="solutions-cases" className={styles.section} data-print="hide">
        <Related site={site} content={content} />
      </div>
      <div id="contact" className={styles.section} data-print="hide">
        <ProductInquiry site={site} content={content} />
      </div>
      <Recommended site={site} products={recommended} showsFacts />
      <ProductSteps site={site} content={content} />
      <Data content={content} />
      <CompareBar site={site} />
    </>
  )
}

function Introduction({ site, content }: BodyProps) {
  const { product, specification, hrefs } = content
  return (
    <>
      <Overview
        site={site}
        product={product}
        title={translator(site, 'product')('overview')}
        backHref={hrefs.list}
      />
      <KeyFigures figures={product.keyFigures} />
      <Features site={site} features={product.features} />
      <TechnicalData site={site} product={product} specification={specification} sheetHref={hrefs.sheet} />
    </>
  )
}

function Related({ site, content: { solutions, cases } }: BodyProps) {
  if (solutions.length === 0 && cases.length === 0)
    return <NoInformation site={site} title={translator(site, 'product')('tabs.solutions')} />
  return (
    <>
      {solutions.length > 0 && <Solutions site={site} solutions={solutions} ground="ice" />}
      {cases.length > 0 && (
        <ClientMessages site={site} namespaces={['product.cases']}>
          <CaseCarousel cases={cases} />
        </ClientMessages>
      )}
    </>
  )
}
