import type { SiteId } from '@/i18n/locales'
import type { SearchKind } from '@/lib/search/kinds'
import {
  caseSeeds,
  catalogueSeeds,
  materialSeeds,
  newsSeeds,
  solutionSeeds,
} from '../../../scripts/seed/content'
import { companyVideoSeeds } from '../../../scripts/seed/content/company/company-videos'

type Named = { id: string; names: string[]; sites: SiteId[] }

const parents = new Map(catalogueSeeds.categories.map(({ slug, parent }) => [slug as string, parent]))

const bySlug = ({ id, slug, sites }: { id: string; slug: string; sites: SiteId[] }): Named => ({
  id,
  names: [slug],
  sites,
})

/** The seed's documents of each kind, with their names in the judged queries. */
const documents: Record<SearchKind, Named[]> = {
  products: catalogueSeeds.products.map(({ id, model, category, sites }) => ({
    id,
    names: [model, ...withParents(category)],
    sites,
  })),
  solutions: solutionSeeds.map(bySlug),
  cases: caseSeeds.map(bySlug),
  videos: [...companyVideoSeeds, ...materialSeeds.filter(({ kind }) => kind.endsWith('-video'))].map(bySlug),
  brochures: materialSeeds
    .filter(({ kind }) => ['brochure', 'catalogue', 'solution-catalogue'].includes(kind))
    .map(({ id, document, sites }) => ({ id, names: [document], sites })),
  news: newsSeeds.map(bySlug),
}

/** The ids that a name in a judged query refers to on a site. */
export function idsOf(name: string, { kind, site }: { kind: SearchKind; site: SiteId }): string[] {
  return documents[kind]
    .filter(({ names, sites }) => names.includes(name) && sites.includes(site))
    .map(({ id }) => id)
}

function withParents(category: string): string[] {
  const parent = parents.get(category)
  return parent ? [category, ...withParents(parent)] : [category]
}
