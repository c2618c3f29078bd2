import type { Product, WithContext } from 'schema-dts'
import { jsonForScript } from '@/lib/json-for-script'
import type { ProductView } from '../../view-models/detail/product-view'

type ProductDataProps = {
  product: ProductView
  category: string
  company: string
  origin: string
}

/** Structured data of a product (schema.org Product); without a price there is no offer. */
export function ProductData({ product, category, company, origin }: ProductDataProps) {
  const { name, model, description, pictures, classes } = product
  const data: WithContext<Product> = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    model: model || undefined,
    description: description || undefined,
    category: category || undefined,
    image: pictures.length > 0 ? pictures.map(({ src }) => new URL(src, origin).href) : undefined,
    brand: { '@type': 'Brand', name: company },
    additionalProperty: classes
      .flatMap(({ rows }) => rows)
      .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
  }
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
