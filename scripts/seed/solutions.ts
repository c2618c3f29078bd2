import type { SolutionSeed, SolutionTypeSeed } from './content/solutions/types'
import { perSite } from './seed-context'
import { createAll, lookup, pictureId, publishAll, richTexts, type ContentContext } from './write-documents'

export const solutionIds = (solutions: SolutionSeed[]) =>
  lookup(
    'solution',
    solutions.map(({ slug, id }) => [slug, id]),
  )

export async function seedSolutionTypes(writing: ContentContext, types: SolutionTypeSeed[]): Promise<void> {
  await createAll({
    ...writing,
    collection: 'solution-types',
    rows: types.map(({ slug: _slug, name, ...rest }) => ({ ...rest, name: perSite(name) })),
  })
}

type SolutionContent = {
  types: SolutionTypeSeed[]
  solutions: SolutionSeed[]
  productId: (model: string) => string
  /** Ids of a catalogue by site. */
  catalogueIds: (slug: string) => Record<string, string>
}

export async function seedSolutions(writing: ContentContext, content: SolutionContent): Promise<void> {
  const { types, solutions, productId, catalogueIds } = content
  const typeId = lookup(
    'solution type',
    types.map(({ slug, id }) => [slug, id]),
  )
  const rows = solutions.map((solution) => ({
    id: solution.id,
    order: solution.order,
    sites: solution.sites,
    type: typeId(solution.type),
    name: perSite(solution.name),
    brief: perSite(solution.brief),
    content: richTexts(writing, solution.content),
    advantage: richTexts(writing, solution.advantage),
    cover: pictureId(writing, solution.cover),
    banner: pictureId(writing, solution.banner),
    icon: pictureId(writing, solution.icon),
    functions: bothLayouts(pictureId(writing, solution.functions)),
    steps: stepsOf(writing, solution),
    catalogue: solution.catalogue ? catalogueIds(solution.catalogue) : {},
    hotspots: (solution.hotspots ?? []).map(({ model, x, y }) => ({ x, y, product: productId(model) })),
    updateTime: new Date(solution.updateTime).toISOString(),
  }))
  await publishAll({ ...writing, collection: 'solutions', rows })
}

function stepsOf(writing: ContentContext, { steps }: SolutionSeed) {
  if (!steps) return {}
  return { zh_CN: steps.map((step) => ({ ...step, picture: pictureId(writing, step.picture) })) }
}

// en_EN includes the sites that fall back to it.
function bothLayouts(id: string | undefined) {
  return id ? { en_EN: id, zh_CN: id } : {}
}
