import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { toPicture } from '@/lib/media-picture'
import { env } from '@/server/env'
import { PictureHead } from '@/ui/picture-head'
import { CompareBar } from '../../components/compare/compare-toggle'
import { FilterBar } from '../../components/list/filter-bar'
import { ListData } from '../../components/list/list-data'
import { NoProducts, ProductGroups } from '../../components/list/product-groups'
import { listCrumbs, type ListContent } from './list-content'

type PartProps = { site: SiteId; content: ListContent }

/** The banner, with the cover of the first level. */
export function Head({ site, content: { category, path } }: PartProps) {
  const cover = path[0]?.cover
  return (
    <PictureHead
      crumbs={listCrumbs(site, path)}
      title={withUnitsOf(site, category.name)}
      lead={category.lead}
      picture={cover ? toPicture(cover) : undefined}
    />
  )
}

/** Filters and the matching products. */
export function Products({ site, content, sizes }: PartProps & { sizes: string }) {
  const { bar, count, groups, category } = content
  return (
    <>
      <FilterBar site={site} bar={bar} count={count} />
      {groups.length > 0 ? (
        <ProductGroups site={site} groups={groups} categoryId={category.id} sizes={sizes} />
      ) : (
        <NoProducts site={site} clearHref={bar.chosen.length > 0 ? bar.clearHref : undefined} />
      )}
    </>
  )
}

/** The end of the list: the comparison bar and the structured data. */
export function Foot({ site, content: { category, groups } }: PartProps) {
  return (
    <>
      <CompareBar site={site} />
      <ListData name={category.name} groups={groups} origin={env.publicOrigin} />
    </>
  )
}
