import { href } from '@/addresses/href'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { siteMeta } from '@/features/shell/pages/site-meta'
import { findSettings } from '@/features/shell/queries'
import { formatDate } from '@/i18n/format'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { Sheet } from '../../components/detail/sheet'
import { findCategories, findDraftProduct, findProduct, pathTo } from '../../queries'
import { toProductView } from '../../view-models/detail/product-view'
import { productMaterials } from './product-content'

/** The specification sheet of a product, for printing: every parameter and approval. */
export const productSheetPage: PageDefinition = async ({ site, values, preview }) => {
  const id = values.id ?? ''
  const item = preview ? await findDraftProduct(site, id) : await findProduct(site, id)
  if (!item) return null
  const [{ settings, pictures }, categories, materials] = await Promise.all([
    findSettings(site),
    findCategories(site),
    productMaterials(site, item),
  ])
  const product = toProductView(site, item, { materials, now: Date.now() })
  const t = translator(site, 'product')
  const logo = pictures[String(settings.logo)]
  return {
    meta: {
      title: `${product.name} | ${t('sheet.title')}`,
      description: product.description,
      picture: product.cover,
      ...siteMeta(site, item),
      updated: item.updateTime,
    },
    shownOn: item.sites,
    body: (
      <Sheet
        site={site}
        product={product}
        category={pathTo(categories, item.categoryId).at(-1)?.name ?? ''}
        company={{
          name: settings.companyName,
          full: settings.legalName || settings.companyName,
          logo: logo && toPicture(logo),
        }}
        status={translator(site, 'shell')('print.date', { date: formatDate(site, item.updateTime) })}
        productHref={href(site, 'products', { id, name: item.name })}
      />
    ),
  }
}
