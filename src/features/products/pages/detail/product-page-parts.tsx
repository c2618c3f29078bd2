import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import { ContactInquiry } from '@/features/inquiries/pages/contact-inquiry'
import type { PageResult } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { env } from '@/server/env'
import { Gallery } from '@/ui/gallery'
import { StepNav } from '@/ui/step-nav'
import { ProductData } from '../../components/detail/product-data'
import type { CategoryItem } from '../../queries'
import type { ProductContent } from './product-content'

/** The page result of a product apart from its body, for both layouts. */
export function productResult(site: SiteId, { item, product }: ProductContent): Omit<PageResult, 'body'> {
  return {
    meta: {
      title: product.name,
      description: product.description,
      picture: product.cover,
      ...documentMeta(site, 'products', item),
      updated: item.updateTime,
    },
    shownOn: item.sites,
  }
}

export function productCrumbs(site: SiteId, categories: CategoryItem[], name: string) {
  const common = translator(site, 'common')
  return {
    label: common('breadcrumb'),
    items: [
      { label: common('home'), href: homePath(site) },
      ...categories.map(({ id, name: label }) => ({ label, href: href(site, 'productsList', { id }) })),
      { label: name },
    ],
  }
}

type PartProps = { site: SiteId; content: ProductContent }

export function ProductGallery({ site, content: { product }, sizes }: PartProps & { sizes: string }) {
  if (product.pictures.length === 0) return null
  return (
    <ClientMessages site={site} namespaces={['gallery']}>
      <Gallery
        label={translator(site, 'product')('gallery.label', { product: product.name })}
        pictures={product.pictures}
        sizes={sizes}
        priority
      />
    </ClientMessages>
  )
}

export function ProductSteps({ site, content: { neighbours, hrefs } }: PartProps) {
  const t = translator(site, 'product')
  return (
    <StepNav
      {...neighbours}
      label={t('neighbours.label')}
      backHref={hrefs.list}
      previousLabel={t('neighbours.previous')}
      nextLabel={t('neighbours.next')}
      backLabel={t('neighbours.back')}
    />
  )
}

/** Picker and form with the product preselected (S2 2.3, 2.5). */
export function ProductInquiry({ site, content: { product, chosen } }: PartProps) {
  return (
    <ContactInquiry
      site={site}
      scope={`product:${chosen.id}`}
      topic={product.model || product.name}
      product={chosen}
    />
  )
}

export function Data({ content: { product, path, company } }: { content: ProductContent }) {
  const category = path.at(-1)?.name ?? ''
  return <ProductData {...{ product, category, company }} origin={env.publicOrigin} />
}
