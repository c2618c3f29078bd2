import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findCertificateProducts,
  findFolderFilePage,
  findFolderFiles,
  findFolderPath,
  findFolders,
  findImageNeighbours,
  findImageProductPage,
  findImageProducts,
  findMaterialGroup,
  findMaterialGroups,
  findProductImages,
} from '@/features/support/queries'
import { makeMaterial } from '../factories/materials'
import { makeCategory, makeProduct } from '../factories/products'
import { makeDocument, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

type Sample = { category: string; products: string[] }

let cms: Payload
let cover: string
let file: string

beforeAll(async () => {
  cms = await testCms()
  cover = (await makePicture(cms)).id
  file = (await makeDocument(cms)).id
})

/** A category with `size` subcategories, products with a picture, and a certificate for each product. */
async function fill(size: number): Promise<Sample> {
  const category = (await makeCategory(cms, { cover })).id
  const products: string[] = []
  for (let index = 0; index < size; index += 1) {
    await makeCategory(cms, { parent: category, cover })
    const { id } = await makeProduct(cms, { category, cover, pictures: [cover] })
    await makeMaterial(cms, { kind: 'certificate', file, cover, products: [id] })
    products.push(id)
  }
  return { category, products }
}

const kind = 'certificate'
const paging = { pageNo: 1, pageSize: 100 }

const reads: Record<string, (sample: Sample) => Promise<unknown>> = {
  findFolders: () => findFolders('en_UK', kind, null),
  findFolderPath: ({ category }) => findFolderPath('en_UK', kind, category),
  findFolderFiles: ({ category }) => findFolderFiles('en_UK', kind, category),
  findFolderFilePage: ({ category }) => findFolderFilePage('en_UK', kind, category, paging),
  findImageProducts: ({ category }) => findImageProducts('en_UK', category),
  findImageProductPage: () => findImageProductPage('en_UK', paging),
  findProductImages: ({ products: [id = ''] }) => findProductImages('en_UK', id),
  findImageNeighbours: ({ category, products: [id = ''] }) => findImageNeighbours('en_UK', id, category),
  findMaterialGroups: () => findMaterialGroups('en_UK', kind, paging),
  findMaterialGroup: ({ products: [id = ''] }) => findMaterialGroup('en_UK', kind, id),
  findCertificateProducts: ({ category }) => findCertificateProducts('en_UK', category),
}

test('no read takes more statements for 20 products and files than for 2', { timeout: 120_000 }, async () => {
  const few = await countAll(await fill(2))
  const many = await countAll(await fill(20))
  expect(many).toEqual(few)
  expect(Math.max(...Object.values(many))).toBeLessThanOrEqual(maxStatements)
})

/** Enough for one page, and few enough to detect a query in a loop. */
const maxStatements = 15

async function countAll(sample: Sample): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [name, read] of Object.entries(reads)) {
    counts[name] = await countStatements(cms, () => read(sample))
  }
  return counts
}
