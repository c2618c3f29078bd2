import { href } from '@/addresses/href'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PageTabs } from '@/ui/page-tabs'
import { CompareBar } from '../../components/compare/compare-toggle'
import { Features } from '../../components/detail/features'
import { KeyFigures } from '../../components/detail/key-figures'
import { Overview } from '../../components/detail/overview'
import { ParentLink } from '../../components/detail/parent-link'
import { ProductHead } from '../../components/detail/product-head'
import { Recommended } from '../../components/detail/recommended'
import { Related } from '../../components/detail/related'
import { Resources } from '../../components/detail/resources'
import { TechnicalData } from '../../components/detail/technical-data'
import { productContent, type ProductContent } from './product-content'
import {
  Data,
  productCrumbs,
  ProductGallery,
  productResult,
  ProductSteps,
  ProductInquiry,
} from './product-page-parts'

/** A product on the international sites (S2 2.3): head, four tabs, links to the previous and next product. */
export const intlProductPage: PageDefinition = async (context) => {
  const content = await productContent(context)
  if (!content) return null
  const { site } = context
  return { ...productResult(site, content), body: <Body site={site} content={content} /> }
}

type BodyProps = { site: SiteId; content: ProductContent }

function Body({ site, content }: BodyProps) {
  const t = translator(site, 'product')
  const { product, specification, hrefs, resources, solutions, cases } = content
  return (
    <>
      <ProductHead
        {...{ site, product, specification, hrefs }}
        crumbs={crumbs(site, content)}
        wayBack={<ParentLink label={t('toSolution')} />}
      >
        <ProductGallery site={site} content={content} sizes="(max-width: 844px) 100vw, 85vw" />
      </ProductHead>
      <KeyFigures figures={product.keyFigures} />
      <PageTabs
        label={t('tabs.label')}
        items={[
          {
            id: 'introduction',
            label: t('tabs.introduction'),
            panel: <Introduction site={site} content={content} />,
          },
          {
            id: 'resources',
            label: t('tabs.resources'),
            panel: <Resources {...{ site, product, resources }} />,
            screenOnly: true,
          },
          {
            id: 'solutions-cases',
            label: t('tabs.solutions'),
            panel: <Related {...{ site, solutions, cases }} />,
            screenOnly: true,
          },
          {
            id: 'contact',
            label: t('tabs.contact'),
            panel: <ProductInquiry site={site} content={content} />,
            screenOnly: true,
          },
        ]}
      />
      <ProductSteps site={site} content={content} />
      <Data content={content} />
      <CompareBar site={site} />
    </>
  )
}

function Introduction({ site, content }: BodyProps) {
  const { product, specification, hrefs, recommended } = content
  return (
    <>
      <Overview
        site={site}
        product={product}
        title={product.brief || translator(site, 'product')('overview')}
        backHref={hrefs.list}
      />
      <Features site={site} features={product.features} />
      <TechnicalData site={site} product={product} specification={specification} sheetHref={hrefs.sheet} />
      <Recommended site={site} products={recommended} />
    </>
  )
}

/** Products > parent category > product; lists have the first two levels only (S2 2.3, readings 22). */
function crumbs(site: SiteId, { path, product }: ProductContent) {
  const parent = path[1] ?? path[0]
  const { label, items } = productCrumbs(site, parent ? [parent] : [], product.model || product.name)
  const [home, ...others] = items
  const products = { label: translator(site, 'product')('products'), href: href(site, 'productsList') }
  return { label, items: [...(home ? [home] : []), products, ...others] }
}
