import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProductData } from '@/features/products/components/detail/product-data'
import { toProductView } from '@/features/products/view-models/detail/product-view'
import { product } from './product-detail-samples'

function markup(name: string) {
  const view = toProductView('en_EN', product({ name }), { materials: [], now: 0 })
  const company = { category: 'Uprights', company: 'Norvane', origin: 'https://www.example.com' }
  return renderToStaticMarkup(<ProductData product={view} {...company} />)
}

test('structured data has name, model, manufacturer and parameters of a product, and no offer', () => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup('U830 freezer'))?.[1]
  expect(JSON.parse(json ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'U830 freezer',
    model: 'U830',
    description: 'Pulls down in under four hours.',
    category: 'Uprights',
    image: [
      'https://www.example.com/file/pictures/u830.webp',
      'https://www.example.com/file/pictures/door.webp',
    ],
    brand: { '@type': 'Brand', name: 'Norvane' },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Temperature range', value: '−86 to −40\u00a0°C' },
      { '@type': 'PropertyValue', name: 'Net capacity', value: '829\u00a0L' },
    ],
  })
})

test('no product name can close the script element', () => {
  expect(markup('</script><script>alert(1)</script>').match(/<\/?script/g)).toHaveLength(2)
})
