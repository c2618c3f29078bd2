import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findMaterials, findMaterialsOfProduct } from '@/features/materials/queries'
import {
  findCategories,
  findFeaturedProducts,
  findHigherClassify,
  findMeasuredByIds,
  findMeasuredProducts,
  findNeighbours,
  findPickerCategories,
  findProduct,
  findProductCards,
  findProductGroups,
  findProductIntroductions,
  findProductsOfSolution,
  findRecommendedProducts,
} from '@/features/products/queries'
import type { Solution, SolutionType } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { changeProduct, makeCategory, makeParameter, makeProduct } from '../factories/products'
import { pictureBlock, richText } from '../factories/rich-text'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

type Sample = { category: string; solution: string; ids: string[]; materials: string[] }

let cms: Payload
let cover: string
let file: string
let parameters: { parameter: string; value: number }[]

beforeAll(async () => {
  cms = await testCms()
  cover = (await makePicture(cms)).id
  file = (await makeDocument(cms)).id
  const made = [await makeParameter(cms, { unit: 'L' }), await makeParameter(cms, { unit: 'kg' })]
  parameters = made.map(({ id }) => ({ parameter: id, value: 1 }))
})

/** A category with `size` products in two subcategories, the first of which recommends the others. */
async function fill(size: number): Promise<Sample> {
  const { id: category } = await makeCategory(cms, { icon: cover })
  const { id: left } = await makeCategory(cms, { parent: category, cover })
  const { id: right } = await makeCategory(cms, { parent: category })
  const solution = await makeSolution()
  const sample: Sample = { category, solution, ids: [], materials: [] }
  const traits = [{ firstTrait: 'Quiet', image: cover }]
  for (let index = 0; index < size; index += 1) {
    const place = index % 2 ? left : right
    const shown = { cover, pictures: [cover], overview: richText('Cold', pictureBlock(cover)) }
    const data = { category: place, solutions: [solution], parameters, traits, featured: true, ...shown }
    sample.ids.push((await makeProduct(cms, data)).id)
  }
  const [first = '', ...others] = sample.ids
  await changeProduct(cms, first, { recommendations: others })
  for (let index = 0; index < size; index += 1) {
    sample.materials.push((await makeMaterial(cms, { file, cover, products: [first] })).id)
  }
  return sample
}

async function makeSolution(): Promise<string> {
  const type = await cms.create({
    collection: 'solution-types',
    data: { name: 'A type', order: 0 } as SolutionType,
  })
  const data = { name: 'A solution', type: type.id, order: 0, _status: 'published' } as Solution
  return (await cms.create({ collection: 'solutions', data })).id
}

const reads: Record<string, (sample: Sample) => Promise<unknown>> = {
  findCategories: () => findCategories('en_UK'),
  findFeaturedProducts: () => findFeaturedProducts('en_UK'),
  findHigherClassify: () => findHigherClassify('en_UK'),
  findPickerCategories: () => findPickerCategories('en_UK'),
  findProductGroups: ({ category }) => findProductGroups('en_UK', category),
  findProductCards: ({ ids }) => findProductCards('en_UK', ids),
  findProductIntroductions: ({ ids }) => findProductIntroductions('en_UK', ids),
  findProductsOfSolution: ({ solution }) => findProductsOfSolution('en_UK', solution),
  findMeasuredProducts: ({ category }) => findMeasuredProducts('en_UK', category),
  findMeasuredByIds: ({ ids }) => findMeasuredByIds('en_UK', ids),
  findRecommendedProducts: ({ ids: [id = ''] }) => findRecommendedProducts('en_UK', id),
  findNeighbours: ({ ids: [id = ''] }) => findNeighbours('en_UK', id),
  findProduct: ({ ids: [id = ''] }) => findProduct('en_UK', id),
  findMaterialsOfProduct: ({ ids: [id = ''] }) => findMaterialsOfProduct('en_UK', id),
  findMaterials: ({ materials }) => findMaterials('en_UK', materials),
}

test('no read takes more statements for 30 products than for 3', { timeout: 120_000 }, async () => {
  const few = await countAll(await fill(3))
  const many = await countAll(await fill(30))
  expect(many).toEqual(few)
  expect(Math.max(...Object.values(many))).toBeLessThanOrEqual(maxStatements)
})

/** Enough for one page, and few enough to detect a query in a loop. */
const maxStatements = 10

async function countAll(sample: Sample): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, read] of Object.entries(reads)) {
    counts[name] = await countStatements(cms, () => read(sample))
  }
  return counts
}
