import fc from 'fast-check'
import type { Payload, Where } from 'payload'
import { stringify } from 'qs-esm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeCase } from '../factories/cases'
import { makeCategory, makeProduct } from '../factories/products'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

const first = 1214000000000108000n
/** Ids that are equal as JavaScript numbers: they differ only after the 16th digit. */
const categoryIds = Array.from({ length: 12 }, (_, index) => String(first + BigInt(index * 10)))
const chosenIds = fc.subarray(categoryIds, { minLength: 1 })

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  for (const id of categoryIds) {
    await makeCategory(cms, { id, name: id })
    await makeCategory(cms, { id: childOf(id), name: `Below ${id}`, parent: id })
    await makeProduct(cms, { id: productOf(id), name: `Product of ${id}`, category: childOf(id) })
    await makeCase(cms, { id: caseOf(id), products: [productOf(id)] })
  }
})

const childOf = (id: string) => `9${id.slice(1)}`
const productOf = (id: string) => `8${id.slice(1)}`
const caseOf = (id: string) => `7${id.slice(1)}`
const others = (ids: string[]) => categoryIds.filter((id) => !ids.includes(id))

type Filter = { path: string; ids: string[]; operator?: string }

const filters: [string, (ids: string[]) => Filter & { collection: Found; expected: string[] }][] = [
  [
    'a parent',
    (ids) => ({ collection: 'product-categories', path: 'parent', ids, expected: ids.map(childOf) }),
  ],
  [
    'the id of a parent',
    (ids) => ({ collection: 'product-categories', path: 'parent.id', ids, expected: ids.map(childOf) }),
  ],
  [
    'a relation of a relation',
    (ids) => ({ collection: 'products', path: 'category.parent', ids, expected: ids.map(productOf) }),
  ],
  [
    'a relation to several documents',
    (ids) => ({ collection: 'cases', path: 'products', ids: ids.map(productOf), expected: ids.map(caseOf) }),
  ],
  [
    'other parents',
    (ids) => ({
      collection: 'product-categories',
      path: 'parent',
      operator: 'not_in',
      ids: others(ids),
      expected: [...categoryIds, ...ids.map(childOf)],
    }),
  ],
]

type Found = 'product-categories' | 'products' | 'cases'

describe('a list of ids that differ in their last digits only', () => {
  test.each(filters)('finds exactly the documents of %s', async (_, filter) => {
    await fc.assert(
      fc.asyncProperty(chosenIds, async (chosen) => {
        const { collection, expected, path, ids, operator = 'in' } = filter(chosen)
        const where: Where = ids.length > 0 ? { [path]: { [operator]: ids } } : {}
        const found = await cms.find({ collection, where: { and: [where] }, depth: 0, limit: 100 })
        expect(idsOf(found.docs)).toEqual(expected.toSorted())
      }),
      { numRuns: 12 },
    )
  })

  test.each([
    [
      'as the list of the admin writes it',
      (ids: string[]) => stringify({ where: { or: [{ and: [{ parent: { in: ids } }] }] } }),
    ],
    ['with commas', (ids: string[]) => stringify({ where: { parent: { in: ids.join(',') } } })],
    ['as a list of equals', (ids: string[]) => stringify({ where: { parent: { equals: ids } } })],
  ])('is exact over HTTP %s', async (_, query) => {
    await fc.assert(
      fc.asyncProperty(chosenIds, async (ids) => {
        const { body } = await rest(`product-categories?limit=100&${query(ids)}`, { token })
        expect(idsOf(body.docs as { id: string }[])).toEqual(ids.map(childOf).toSorted())
      }),
      { numRuns: 6 },
    )
  })

  test('finds exactly the drafts and versions, and counts and deletes no others', async () => {
    const [, one = '', two = ''] = categoryIds
    const where: Where = { category: { in: [childOf(one)] } }
    const drafts = await cms.find({ collection: 'products', where, draft: true, depth: 0 })
    expect(idsOf(drafts.docs)).toEqual([productOf(one)])
    expect((await cms.count({ collection: 'products', where })).totalDocs).toBe(1)
    const versions = await cms.findVersions({
      collection: 'products',
      where: { parent: { in: [productOf(one), productOf(two)] } },
    })
    expect(versions.docs.map(({ parent }) => parent).toSorted()).toEqual([productOf(one), productOf(two)])
    await cms.delete({ collection: 'cases', where: { products: { in: [productOf(one)] } } })
    expect(await cms.count({ collection: 'cases', where: { id: { in: categoryIds.map(caseOf) } } })).toEqual({
      totalDocs: categoryIds.length - 1,
    })
  })

  test('does not count neighbours as the levels below a category', async () => {
    const [top, middle, lowest] = ['1215000000000100000', '1215000000000108000', '1215000000000108100']
    await makeCategory(cms, { id: top })
    await makeCategory(cms, { id: middle, parent: top })
    await makeCategory(cms, { id: lowest, parent: middle })
    const data = { name: 'Saved again' }
    const saved = await rest(`product-categories/${lowest}`, { method: 'PATCH', token, data })
    expect([saved.status, saved.body.errors]).toEqual([200, undefined])
  })
})

function idsOf(documents: { id: string }[]): string[] {
  return documents.map(({ id }) => id).toSorted()
}
