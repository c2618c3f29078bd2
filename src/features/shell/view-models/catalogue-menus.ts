import { href } from '@/addresses/href'
import type { PageName } from '@/addresses/table'
import type { CategoryItem } from '@/features/products/queries/items'
import type { SolutionTypeItem } from '@/features/solutions/queries/items'
import type { SiteId } from '@/i18n/locales'
import type { NavEntry } from '@/sites/site'

/** The submenus of the menu entries that link to catalogue pages. */
export type CatalogueMenus = Partial<Record<PageName, NavEntry[]>>

type Catalogue = { site: SiteId; categories: CategoryItem[]; solutionTypes: SolutionTypeItem[] }

/** The products cascader of two levels and the solutions menu (S1 2.2). */
export function toCatalogueMenus({ site, categories, solutionTypes }: Catalogue): CatalogueMenus {
  const below = (parentId: string | null) => categories.filter((category) => category.parentId === parentId)
  const toItem = ({ id, name }: CategoryItem): NavEntry => ({
    label: name,
    href: href(site, 'productsList', { id }),
  })
  return {
    productsList: below(null).map((category) => ({
      ...toItem(category),
      children: nonEmpty(below(category.id).map(toItem)),
    })),
    solutions: solutionTypes.map(({ name, solutions }) => ({
      label: name,
      href: solutions[0] ? href(site, 'solutions', { solutionId: solutions[0].id }) : '',
      children: nonEmpty(
        solutions.map((solution) => ({
          label: solution.name,
          href: href(site, 'solutions', { solutionId: solution.id }),
        })),
      ),
    })),
  }
}

function nonEmpty(items: NavEntry[]): NavEntry[] | undefined {
  return items.length > 0 ? items : undefined
}
