import { href } from '@/addresses/href'
import { homePath } from '@/addresses/sites'
import type { PageContext, PageResult } from '@/features/shell/pages/page-definition'
import { findSolutionTypes } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { findCategories, findMeasuredProducts, pathTo, type CategoryItem } from '../../queries'
import { toGroups } from '../../views/list/cards'
import { chosenCategory } from '../../views/list/choice'
import { toFilterBar } from '../../views/list/filter-bar'
import { chosenFilters, filtered, toFacets } from '../../views/list/filters'

/** Which category a list shows for the one that its address means, if it means one. */
type Select = (tree: CategoryItem[], chosen: CategoryItem | undefined) => CategoryItem | undefined

/** All that a list of products shows, in the site's words; null where its address means nothing. */
export async function listContent({ site, values }: PageContext, select: Select) {
  const [tree, solutionTypes] = await Promise.all([findCategories(site), findSolutionTypes(site)])
  const meant = chosenCategory(tree, values)
  const category = meant === null ? undefined : select(tree, meant)
  const chosen = chosenFilters(values)
  const applications = new Map(
    solutionTypes.flatMap(({ solutions }) => solutions).map(({ id, name }) => [id, name]),
  )
  if (!category || (chosen.application && !applications.has(chosen.application))) return null

  const products = await findMeasuredProducts(site, category.id)
  const shown = filtered(products, chosen)
  const facets = toFacets(products, chosen, [...applications.keys()])
  return {
    tree,
    category,
    path: pathTo(tree, category.id),
    groups: toGroups(site, tree, shown),
    count: shown.length,
    bar: toFilterBar(site, { categoryId: category.id, facets, chosen, applications }),
    /** The bare address shows a category without being its page. */
    isOwnPage: meant !== undefined,
  }
}

export type ListContent = NonNullable<Awaited<ReturnType<typeof listContent>>>

/** What both layouts say of a list: whatever is filtered, its address is the category's. */
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
      ...path.slice(-1).map(({ name }) => ({ label: name })),
    ],
  }
}
