import { figuresPerSite } from './content/cases/figures'
import type { CaseSeed, CaseTypeSeed } from './content/cases/types'
import { perSite } from './seed-context'
import { createAll, lookup, pictureId, publishAll, richTexts, type ContentContext } from './write-documents'

type CaseContent = {
  types: CaseTypeSeed[]
  cases: CaseSeed[]
  solutionId: (slug: string) => string
  productId: (model: string) => string
  /** The file of a video material. */
  videoId: (slug: string) => string
}

export async function seedCases(writing: ContentContext, content: CaseContent): Promise<void> {
  const { types, cases } = content
  await createAll({
    ...writing,
    collection: 'case-types',
    rows: types.map(({ id, order, sites, name, cover }) => ({
      id,
      order,
      sites,
      name: perSite(name),
      cover: pictureId(writing, cover),
    })),
  })
  const typeId = lookup(
    'case type',
    types.map(({ slug, id }) => [slug, id]),
  )
  const rows = cases.map((one) => ({
    id: one.id,
    sites: one.sites,
    recommended: one.recommended,
    ...toTexts(writing, one),
    type: typeId(one.type),
    cover: pictureId(writing, one.cover),
    logo: pictureId(writing, one.logo),
    gallery: [
      ...one.gallery.map((file) => ({ relationTo: 'media', value: pictureId(writing, file) })),
      ...(one.video ? [{ relationTo: 'files', value: content.videoId(one.video) }] : []),
    ],
    solutions: one.solutions.map(content.solutionId),
    products: one.products.map(content.productId),
  }))
  await publishAll({ ...writing, collection: 'cases', rows })
}

function toTexts(
  writing: ContentContext,
  { name, eachDistrict, brief, figures, createTime, updateTime }: CaseSeed,
) {
  return {
    name: perSite(name),
    eachDistrict: perSite(eachDistrict),
    brief: richTexts(writing, brief),
    figures: figuresPerSite(figures),
    createTime: new Date(createTime).toISOString(),
    updateTime: new Date(updateTime).toISOString(),
  }
}
