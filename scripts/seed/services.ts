import type { ServiceCaseSeed, ServiceContractSeed, ServiceTypeSeed } from './content/services/types'
import { perSite } from './seed-context'
import { lookup, pictureId, publishAll, richTexts, type ContentContext } from './write-documents'

type Services = {
  types: ServiceTypeSeed[]
  contracts: ServiceContractSeed[]
  cases: ServiceCaseSeed[]
}

type ServiceContent = Services & {
  productId: (model: string) => string
  /** The ids of a PDF in all languages. */
  materialIds: (document: string) => string[]
}

export async function seedServices(writing: ContentContext, content: ServiceContent): Promise<void> {
  const { types, contracts, cases } = content
  const typeId = lookup(
    'service solution',
    types.map(({ slug, id }) => [slug, id]),
  )
  const typeRows = types.map(({ id, mode, contractLayout, order, sites, name, cover, content: text }) => ({
    id,
    mode,
    contractLayout,
    order,
    sites,
    name: perSite(name),
    cover: pictureId(writing, cover),
    content: richTexts(writing, text),
  }))
  const caseRows = cases.map(({ id, type, order, sites, title, cover, content: text }) => ({
    id,
    order,
    sites,
    type: typeId(type),
    title: perSite(title),
    cover: pictureId(writing, cover),
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

function toContractRow(writing: ContentContext, contract: ServiceContractSeed) {
  const { id, order, sites, title, cover, overview, packageDetail, traits } = contract
  return {
    id,
    order,
    sites,
    title: perSite(title),
    cover: pictureId(writing, cover),
    overview: richTexts(writing, overview),
    packageDetail: richTexts(writing, packageDetail),
    traits: traits.map(({ image, firstTrait, secondTrait }) => ({
      image: pictureId(writing, image),
      firstTrait: perSite(firstTrait),
      secondTrait: perSite(secondTrait),
    })),
  }
}
