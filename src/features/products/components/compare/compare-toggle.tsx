import { href } from '@/addresses/href'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { fallbackOf, type Picture } from '@/lib/picture'
import { ShortlistBar } from '@/ui/shortlist/shortlist-bar'
import { ShortlistSync } from '@/ui/shortlist/shortlist-sync'
import { ShortlistToggle } from '@/ui/shortlist/shortlist-toggle'
import { compareHref, maxCompared } from '../../view-models/compare/compared'

type Comparable = { id: string; name: string; picture?: Picture }

/** Adds a product to the comparison or removes it; `CompareBar` on the same page shows the selection. */
export function CompareToggle({ site, product }: { site: SiteId; product: Comparable }) {
  return (
    <ShortlistToggle
      list={listOf(site)}
      item={toItem(product)}
      max={maxCompared}
      label={translator(site, 'compare')('toggle')}
      href={compareHref(site, { ids: [product.id] })}
    />
  )
}

/** The products selected in this tab, at the bottom of the window; the last element of the page's body. */
export function CompareBar({ site }: { site: SiteId }) {
  return (
    <ClientMessages site={site} namespaces={['compare.bar']}>
      <ShortlistBar
        list={listOf(site)}
        max={maxCompared}
        target={href(site, 'productCompare')}
        parameter="ids"
      />
    </ClientMessages>
  )
}

/** Stores the comparison in the address as the current selection. */
export function CompareListSync({ site, products }: { site: SiteId; products: Comparable[] }) {
  return <ShortlistSync list={listOf(site)} items={products.map(toItem)} />
}

// One list per site: names are localised, and a product may be missing on another site.
function listOf(site: SiteId): string {
  return `compare:${site}`
}

function toItem({ id, name, picture }: Comparable) {
  return { id, label: name, picture: picture && fallbackOf(picture) }
}
