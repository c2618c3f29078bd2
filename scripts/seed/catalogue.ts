import { siteIds, type SiteId } from '@/i18n/locales'
import {
  caseSeeds,
  caseTypeSeeds,
  catalogueSeeds,
  materialFor,
  materialSeeds,
  serviceSeeds,
  solutionSeeds,
  solutionTypeSeeds,
} from './content'
import { categoryIds, productIds, seedCategories, seedParameters, seedProducts } from './products'
import { seedCases } from './cases'
import { seedMaterials } from './materials'
import { seedServices } from './services'
import { seedSolutions, seedSolutionTypes, solutionIds } from './solutions'
import { lookup, createPlaceholders, type ContentContext } from './write-documents'

/** The catalogue and the documents that refer to it: products, materials, solutions, services, cases. */
export async function seedCatalogue(
  writing: ContentContext,
  fileId: (file: string) => string,
): Promise<void> {
  const { categories, parameterClasses, parameters, products } = catalogueSeeds
  const types = solutionTypeSeeds
  const ids = {
    categoryId: categoryIds(categories),
    productId: productIds(products),
    solutionId: solutionIds(solutionSeeds),
  }
  await seedParameters(writing, { classes: parameterClasses, parameters })
  await seedCategories(writing, categories)
  await seedSolutionTypes(writing, types)
  await createCatalogueDrafts(writing)
  await seedProducts(writing, { products, categories, parameters, fileId, solutionId: ids.solutionId })
  await seedMaterials(writing, { materials: materialSeeds, fileId, ...ids })
  await seedSolutions(writing, { types, solutions: solutionSeeds, productId: ids.productId, catalogueIds })
  await seedServices(writing, { ...serviceSeeds, productId: ids.productId, materialIds })
  await seedCases(writing, { types: caseTypeSeeds, cases: caseSeeds, ...ids, videoId: videoIds(fileId) })
}

/** Documents that refer to each other need rows before they are filled. */
async function createCatalogueDrafts(writing: ContentContext): Promise<void> {
  await createPlaceholders({ ...writing, collection: 'solutions', rows: solutionSeeds })
  await createPlaceholders({ ...writing, collection: 'products', rows: catalogueSeeds.products })
  await createPlaceholders({ ...writing, collection: 'materials', rows: materialSeeds })
  await createPlaceholders({ ...writing, collection: 'service-solution-types', rows: serviceSeeds.types })
  await createPlaceholders({ ...writing, collection: 'service-contracts', rows: serviceSeeds.contracts })
  await createPlaceholders({ ...writing, collection: 'service-cases', rows: serviceSeeds.cases })
  await createPlaceholders({ ...writing, collection: 'cases', rows: caseSeeds })
}

function catalogueIds(document: string): Partial<Record<SiteId, string>> {
  return Object.fromEntries(
    siteIds.flatMap((site) => {
      const material = materialFor(document, site)
      return material ? [[site, material.id]] : []
    }),
  )
}

function materialIds(document: string): string[] {
  return materialSeeds.filter((material) => material.document === document).map(({ id }) => id)
}

function videoIds(fileId: (file: string) => string) {
  const file = lookup(
    'video',
    materialSeeds.filter(({ kind }) => kind === 'user-video').map(({ slug, file: name }) => [slug, name]),
  )
  return (slug: string) => fileId(file(slug))
}
