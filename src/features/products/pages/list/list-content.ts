import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import type { PageContext, PageResult } from '@/features/shell/pages/page-definition'
import { findSolutionTypes } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { findCategories, findMeasuredProducts, pathTo, type CategoryItem } from '../../queries'
import { toGroups, toSortedGroup } from '../../view-models/list/cards'
import { chosenCategory } from '../../view-models/list/choice'
import { toFilterBar } from '../../view-models/list/filter-bar'
import { chosenFilters, filtered, toFacets } from '../../view-models/list/filters'
import { chosenSort, sorted, usefulSorts } from '../../view-models/list/sorting'

/** Selects the category to show for the one in the address, if any. */
type Select = (tree: CategoryItem[], chosen: CategoryItem | undefined) => CategoryItem | undefined

/** The content of a product list on the site; null if the address is invalid. */
export async function listContent({ site, values }: PageContext, select: Select) {
  const [tree, solutionTypes] = await Promise.all([findCategories(site), findSolutionTypes(site)])
  const requested = chosenCategory(tree, values)
  const category = requested === null ? undefined : select(tree, requested)
  const chosen = chosenFilters(values)
  const applications = new Map(
    solutionTypes.flatMap(({ solutions }) => solutions).map(({ id, name }) => [id, name]),
  )
  if (!category || (chosen.application && !applications.has(chosen.application))) return null

  const products = await findMeasuredProducts(site, category.id)
  const shown = filtered(products, chosen)
  const sort = chosenSort(values)
  const facets = toFacets(products, chosen, [...applications.keys()])
  return {
    tree,
    category,
    path: pathTo(tree, category.id),
    groups: sort ? toSortedGroup(site, category, sorted(site, shown, sort)) : toGroups(site, tree, shown),
    count: shown.length,
    bar: toFilterBar(site, {
      categoryId: category.id,
      facets,
      chosen,
      applications,
      sort,
      sorts: usefulSorts(products),
    }),
    /** The address without parameters shows a category but is not its page. */
    isOwnPage: requested !== undefined,
  }
}

export type ListContent = NonNullable<Awaited<ReturnType<typeof listContent>>>

/** The page result of a list apart from its body; filtered or sorted, it is canonical at the category. */
export function listResult(site: SiteId, { category, isOwnPage }: ListContent): Omit<PageResult, 'body'> {
  const title = translator(site, 'productsList')('title')
  const { id, name, lead, cover, sites } = category
  return {
    meta: {
      title: isOwnPage ? `${name} | ${title}` : title,
      description: lead || undefined,
      picture: cover ? toPicture(cover) : undefined,
      canonical: isOwnPage ? { id } : {},
      shownOn: isOwnPage ? sites : undefined,
      document: isOwnPage ? { collection: 'product-categories', id } : undefined,
    },
    shownOn: isOwnPage ? sites : undefined,
  }
}

/** Home > products > the categories down to this one. */
export function listCrumbs(site: SiteId, path: CategoryItem[]) {
  const common = translator(site, 'common')
  const above = path.slice(0, -1)
  return {
    label: common('breadcrumb'),
    items: [
      { label: common('home'), href: homePath(site) },
      { label: translator(site, 'productsList')('title'), href: href(site, 'productsList') },
      ...above.map(({ id, name }) => ({ label: name, href: href(site, 'productsList', { id }) })),
      ...path.slice(-1).map(({ name }) => ({ label: withUnitsOf(site, name) })),
    ],
  }
}
