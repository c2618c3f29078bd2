import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageContext, PageResult } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { href } from '@/addresses/href'
import type { SolutionDetail } from '../queries'
import type { SolutionView } from '../view-models/solution-view'

/** Metadata: of the solution if the address names one, else of the solutions page. */
export function solutionResult(
  { site, values }: PageContext,
  { item, solution }: { item: SolutionDetail; solution: SolutionView },
): Omit<PageResult, 'body'> {
  const { title, description } = solutionsMeta(site).meta
  const named = Boolean(values.solutionId ?? values.name)
  if (!named) return { meta: { title, description, picture: solution.banner } }
  return {
    meta: {
      title: solution.name,
      description: solution.description,
      picture: solution.cover ?? solution.banner,
      ...documentMeta(site, 'solutions', item),
      canonical: { solutionId: item.id },
    },
    shownOn: item.sites,
  }
}

export function solutionsMeta(site: SiteId) {
  const t = translator(site, 'solutions')
  return { meta: { title: t('title'), description: t('lead') } }
}

/** Solutions > parent > child; a parent leads to the first of its solutions (S2 2.6). */
export function solutionCrumbs(site: SiteId, crumbs: { label: string; href?: string }[]) {
  const solutions = { label: translator(site, 'solutions')('title'), href: href(site, 'solutions') }
  return pageCrumbs(site, [solutions, ...crumbs])
}
