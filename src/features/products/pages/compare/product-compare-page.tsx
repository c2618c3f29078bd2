import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { EmptyState } from '@/ui/state'
import { TextLink } from '@/ui/text-link'
import { AddProduct } from '../../components/compare/add-product'
import { CompareBar, CompareListSync } from '../../components/compare/compare-toggle'
import styles from '../../components/compare/compare-page.module.css'
import { Comparison } from '../../components/compare/comparison'
import { SuggestedComparisons } from '../../components/compare/suggested-comparisons'
import { SingleProduct } from '../../components/compare/single-product'
import {
  findMeasuredByIds,
  findPickerCategories,
  findProductCards,
  type MeasuredProduct,
  type PickerCategory,
} from '../../queries'
import {
  compareHref,
  maxCompared,
  toAddGroups,
  toCompared,
  toSuggestedComparisons,
} from '../../view-models/compare/compared'
import { toComparison } from '../../view-models/compare/comparison'
import { csvHref } from '../../view-models/compare/data-table'

/** Two to four products side by side; ids that the site does not show, and those beyond four, are left out. */
export const productComparePage: PageDefinition = async ({ site, values }) => {
  const t = translator(site, 'compare')
  const requested = await findMeasuredByIds(site, values.ids?.split(',') ?? [])
  const products = requested.slice(0, maxCompared)
  const { only } = values
  return {
    meta: { title: t('title'), description: t('lead'), canonical: {} },
    body: (
      <>
        <PageHead crumbs={crumbs(site)} title={t('title')}>
          <p>{t('lead')}</p>
        </PageHead>
        <Container className={products.length > 0 ? styles.body : styles.start}>
          {requested.length > maxCompared && <p>{t('first', { most: maxCompared })}</p>}
          {products.length > 1 ? (
            <Table site={site} products={products} only={only} />
          ) : (
            <Instruction site={site} product={products[0]} />
          )}
          {products.length < maxCompared && <AddProductSection site={site} products={products} only={only} />}
        </Container>
        {products.length > 0 && <CompareListSync site={site} products={toCompared(site, products)} />}
        {products.length === 0 && <CompareBar site={site} />}
      </>
    ),
  }
}

type TableProps = { site: SiteId; products: MeasuredProduct[]; only?: string }

function Table({ site, products, only }: TableProps) {
  const t = translator(site, 'compare')
  const ids = products.map(({ id }) => id)
  return (
    <div>
      <Comparison
        site={site}
        products={toCompared(site, products, only)}
        classes={toComparison(site, products, { onlyDifferences: only !== undefined })}
        views={[
          { label: t('everything'), href: compareHref(site, { ids }), current: only === undefined },
          {
            label: t('differences'),
            href: compareHref(site, { ids, only: 'differences' }),
            current: only !== undefined,
          },
        ]}
      />
      <p className={styles.export} data-print="hide">
        <TextLink icon="download" href={csvHref(site, ids)} download>
          {t('csv')}
        </TextLink>
      </p>
    </div>
  )
}

/** Explains which products are still missing. */
function Instruction({ site, product }: { site: SiteId; product?: MeasuredProduct }) {
  const t = translator(site, 'compare')
  const [compared] = product ? toCompared(site, [product]) : []
  const toProducts = <TextLink href={href(site, 'productsList')}>{t('toProducts')}</TextLink>
  if (compared) return <SingleProduct site={site} product={compared} action={toProducts} />
  return (
    <EmptyState title={t('empty.title')} action={toProducts}>
      {t('empty.text')}
    </EmptyState>
  )
}

/** The field for another product; before the first one also suggested comparisons. */
async function AddProductSection({ site, products, only }: TableProps) {
  const categories = await findPickerCategories(site)
  const ids = products.map(({ id }) => id)
  return (
    <>
      <AddProduct site={site} groups={toAddGroups(categories, ids)} only={only} />
      {ids.length === 0 && <Suggestions site={site} categories={categories} />}
    </>
  )
}

async function Suggestions({ site, categories }: { site: SiteId; categories: PickerCategory[] }) {
  const comparisons = toSuggestedComparisons(site, categories)
  const products = await findProductCards(
    site,
    comparisons.flatMap(({ ids }) => ids),
  )
  const pictures = new Map(
    products.flatMap(({ id, cover }) => (cover ? [[id, { ...toPicture(cover), alt: '' }]] : [])),
  )
  return <SuggestedComparisons site={site} comparisons={comparisons} pictures={pictures} />
}

function crumbs(site: SiteId) {
  const common = translator(site, 'common')
  return {
    label: common('breadcrumb'),
    items: [
      { label: common('home'), href: homePath(site) },
      { label: translator(site, 'productsList')('title'), href: href(site, 'productsList') },
      { label: translator(site, 'compare')('title') },
    ],
  }
}
