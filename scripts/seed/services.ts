import type { ServiceCaseSeed, ServiceContractSeed, ServiceTypeSeed } from './content/services/types'
import { perSite } from './seeding'
import { lookup, pictureOf, publishAll, richTexts, type Writing } from './writing'

type Services = {
  types: ServiceTypeSeed[]
  contracts: ServiceContractSeed[]
  cases: ServiceCaseSeed[]
}

type Content = Services & {
  productId: (model: string) => string
  /** The papers of all languages. */
  materialIds: (paper: string) => string[]
}

export async function seedServices(writing: Writing, content: Content): Promise<void> {
  const { types, contracts, cases } = content
  const typeId = lookup(
    'service solution',
    types.map(({ slug, id }) => [slug, id]),
  )
  const typeRows = types.map(({ id, mode, contractLayout, order, sites, name, cover, content: text }) => ({
    ...{ id, mode, contractLayout, order, sites },
    name: perSite(name),
    cover: pictureOf(writing, cover),
    content: richTexts(writing, text),
  }))
  const caseRows = cases.map(({ id, type, order, sites, title, cover, content: text }) => ({
    ...{ id, order, sites, type: typeId(type) },
    title: perSite(title),
    cover: pictureOf(writing, cover),
    content: richTexts(writing, text),
  }))
  const contractRows = contracts.map((contract) => ({
    ...toContractRow(writing, contract),
    type: typeId(contract.type),
    product: contract.product && content.productId(contract.product),
    files: contract.files.flatMap(content.materialIds),
  }))
  await publishAll({ ...writing, collection: 'service-solution-types', rows: typeRows })
  await publishAll({ ...writing, collection: 'service-contracts', rows: contractRows })
  await publishAll({ ...writing, collection: 'service-cases', rows: caseRows })
}

function toContractRow(writing: Writing, contract: ServiceContractSeed) {
  const { id, order, sites, title, cover, overview, packageDetail, traits } = contract
  return {
    ...{ id, order, sites },
    title: perSite(title),
    cover: pictureOf(writing, cover),
    overview: richTexts(writing, overview),
    packageDetail: richTexts(writing, packageDetail),
    traits: traits.map(({ image, firstTrait, secondTrait }) => ({
      image: pictureOf(writing, image),
      firstTrait: perSite(firstTrait),
      secondTrait: perSite(secondTrait),
    })),
  }
}
