import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { Picture } from '@/lib/picture'
import { ShortlistBar } from '@/ui/shortlist/shortlist-bar'
import { ShortlistKeep } from '@/ui/shortlist/shortlist-keep'
import { ShortlistToggle } from '@/ui/shortlist/shortlist-toggle'
import { compareHref, MOST_COMPARED } from '../../views/compare/compared'

type Comparable = { id: string; name: string; picture?: Picture }

/** Takes a product into the comparison, or out of it; `CompareBar` on the same page shows what is in. */
export function CompareControl({ site, product }: { site: SiteId; product: Comparable }) {
  return (
    <ShortlistToggle
      list={listOf(site)}
      item={toItem(product)}
      most={MOST_COMPARED}
      label={translator(site, 'compare')('toggle')}
      href={compareHref(site, { ids: [product.id] })}
    />
  )
}

/** The products chosen in this tab, at the foot of the window; stands last in the page's body. */
export function CompareBar({ site }: { site: SiteId }) {
  const t = translator(site, 'compare')
  const counts = Array.from({ length: MOST_COMPARED }, (_, index) => index + 1)
  return (
    <ShortlistBar
      list={listOf(site)}
      most={MOST_COMPARED}
      target={href(site, 'productCompare')}
      parameter="ids"
      words={{
        label: t('bar.label'),
        open: counts.map((count) => t('bar.open', { count })),
        chosen: counts.map((count) => t('bar.chosen', { count, most: MOST_COMPARED })),
        full: t('bar.full'),
        clear: t('bar.clear'),
        remove: t('bar.remove', { product: '#' }),
      }}
    />
  )
}

/** The comparison of the address is the one that lists go on with. */
export function CompareKeep({ site, products }: { site: SiteId; products: Comparable[] }) {
  return <ShortlistKeep list={listOf(site)} items={products.map(toItem)} />
}

// Names are in the words of a site, and a product may be missing on another.
function listOf(site: SiteId): string {
  return `compare:${site}`
}

function toItem({ id, name, picture }: Comparable) {
  return { id, label: name, picture: picture && smallest(picture) }
}

function smallest({ src, sources = [] }: Picture): string {
  const [first] = sources.filter(({ type }) => type === 'image/webp').toSorted((a, b) => a.width - b.width)
  return first?.src ?? src
}
