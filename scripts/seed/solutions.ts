import type { SolutionSeed, SolutionTypeSeed } from './content/solutions/types'
import { perSite } from './seeding'
import { createAll, lookup, pictureOf, publishAll, richTexts, type Writing } from './writing'

export const solutionIds = (solutions: SolutionSeed[]) =>
  lookup(
    'solution',
    solutions.map(({ slug, id }) => [slug, id]),
  )

export async function seedSolutionTypes(writing: Writing, types: SolutionTypeSeed[]): Promise<void> {
  await createAll({
    ...writing,
    collection: 'solution-types',
    rows: types.map(({ slug: _slug, name, ...rest }) => ({ ...rest, name: perSite(name) })),
  })
}

type Solutions = {
  types: SolutionTypeSeed[]
  solutions: SolutionSeed[]
  productId: (model: string) => string
  /** Ids of a catalogue by site. */
  catalogueIds: (slug: string) => Record<string, string>
}

export async function seedSolutions(writing: Writing, content: Solutions): Promise<void> {
  const { types, solutions, productId, catalogueIds } = content
  const typeId = lookup(
    'solution type',
    types.map(({ slug, id }) => [slug, id]),
  )
  const rows = solutions.map((solution) => ({
    ...{ id: solution.id, order: solution.order, sites: solution.sites },
    type: typeId(solution.type),
    name: perSite(solution.name),
    brief: perSite(solution.brief),
    content: richTexts(writing, solution.content),
    advantage: richTexts(writing, solution.advantage),
    cover: pictureOf(writing, solution.cover),
    banner: pictureOf(writing, solution.banner),
    icon: pictureOf(writing, solution.icon),
    functions: everywhere(pictureOf(writing, solution.functions)),
    catalogue: solution.catalogue ? catalogueIds(solution.catalogue) : {},
    hotspots: (solution.hotspots ?? []).map(({ model, x, y }) => ({ x, y, product: productId(model) })),
    updateTime: new Date(solution.updateTime).toISOString(),
  }))
  await publishAll({ ...writing, collection: 'solutions', rows })
}

// en_EN stands for the sites that fall back to it.
function everywhere(id: string | undefined) {
  return id ? { en_EN: id, zh_CN: id } : {}
}
