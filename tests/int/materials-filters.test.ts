import type { Payload, Where } from 'payload'
import { stringify } from 'qs-esm'
import { beforeAll, expect, test } from 'vitest'
import { chosenOf, conditionsOf, withChoice } from '@/cms/admin/list-filters/filter'
import { fileFilters, materialFilters } from '@/cms/materials/admin/filters'
import { english } from '../support/admin-texts'
import { findCategoryTree } from '@/cms/materials/category-tree'
import { makeMaterial } from '../factories/materials'
import { makeCategory, makeProduct } from '../factories/products'
import { makeDocument, makeVideoFile } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
})

async function found(collection: 'materials' | 'files', where: Where): Promise<string[]> {
  const { status, body } = await rest(`${collection}?${stringify({ where, draft: true, limit: 200 })}`, {
    token,
  })
  expect(status).toBe(200)
  return (body.docs as { id: string }[]).map(({ id }) => id)
}

/** The condition of a filter option above the list. */
async function choice(label: string, option: string): Promise<Where> {
  const filter = materialFilters(await findCategoryTree({ payload: cms, locale: undefined }), english).find(
    (one) => one.label === label,
  )
  const where = filter?.options.find((one) => one.label === option)?.where
  expect(where, `${label}: ${option}`).toBeDefined()
  return where ?? {}
}

test('materials are found by whether their file is restricted (issue 5)', async () => {
  const closed = await makeDocument(cms, { data: { restricted: true } })
  const [one, two] = [await makeMaterial(cms, { file: closed.id }), await makeMaterial(cms)]
  const draft = await makeMaterial(cms, { file: closed.id }, { draft: true })
  const restricted = await found('materials', await choice('Access', 'Distributors only'))
  expect(restricted).toEqual(expect.arrayContaining([one.id, draft.id]))
  expect(restricted).not.toContain(two.id)
  const open = await found('materials', await choice('Access', 'Open to everybody'))
  expect(open).toContain(two.id)
  expect(open).not.toContain(one.id)
  expect(await found('materials', { restricted: { equals: true } })).toEqual(restricted)
  await cms.update({ collection: 'files', id: closed.id, data: { restricted: false } })
  expect(await found('materials', await choice('Access', 'Distributors only'))).not.toContain(one.id)
})

test('filtering by a category includes its subcategories (issue 5)', async () => {
  const parent = await makeCategory(cms, { name: 'Freezers' })
  const child = await makeCategory(cms, { name: 'Small ones', parent: parent.id })
  const above = await makeMaterial(cms, { category: parent.id })
  const below = await makeMaterial(cms, { category: child.id })
  const other = await makeMaterial(cms)
  expect((await found('materials', await choice('Category', 'Freezers'))).sort()).toEqual(
    [above.id, below.id].sort(),
  )
  expect(await found('materials', await choice('Category', 'Small ones'))).toEqual([below.id])
  expect(await found('materials', await choice('Category', 'Without a category'))).toContain(other.id)
})

test('kind, language, site and status can be filtered, alone and together (issue 5)', async () => {
  const one = await makeMaterial(cms, { kind: 'flyer', language: 'es', sites: ['es_ES'] })
  const two = await makeMaterial(cms, { kind: 'flyer', language: 'fr', sites: ['fr_FR'] }, { draft: true })
  expect((await found('materials', await choice('Kind', 'Flyer'))).sort()).toEqual([one.id, two.id].sort())
  const together = {
    and: [await choice('Kind', 'Flyer'), await choice('Site', 'Français (fr_FR)')],
  }
  expect(await found('materials', together)).toEqual([two.id])
  const spanish = { and: [await choice('Kind', 'Flyer'), await choice('Language', 'Español')] }
  expect(await found('materials', spanish)).toEqual([one.id])
  const drafts = { and: [await choice('Kind', 'Flyer'), await choice('Status', 'Draft or changed')] }
  expect(await found('materials', drafts)).toEqual([two.id])
  const data = { name: 'Another name', _status: 'draft' as const }
  await cms.update({ collection: 'materials', id: one.id, draft: true, data })
  expect((await found('materials', drafts)).sort()).toEqual([one.id, two.id].sort())
})

test('the search finds product models and file names, in addition to names and versions (issue 5)', async () => {
  const product = await makeProduct(cms, { model: 'QX-7714' })
  const byModel = await makeMaterial(cms, { products: [product.id] })
  const file = await makeDocument(cms, { name: 'Zephyr instructions.pdf' })
  const byFile = await makeMaterial(cms, { file: file.id })
  const byVersion = await makeMaterial(cms, { version: 'v77.1' })
  const fields = cms.collections.materials.config.admin.listSearchableFields ?? []
  const search = (text: string) =>
    found('materials', { or: fields.map((field) => ({ [field]: { like: text } })) })
  expect(await search('qx-7714')).toEqual([byModel.id])
  expect(await search('zephyr')).toEqual([byFile.id])
  expect(await search('v77.1')).toEqual([byVersion.id])
})

test('files are found by type and by restriction (issue 5)', async () => {
  const [video, document] = [
    await makeVideoFile(cms),
    await makeDocument(cms, { data: { restricted: true } }),
  ]
  const [access, type] = fileFilters(english)
  const of = (filter: typeof access, label: string) =>
    found('files', filter?.options.find((option) => option.label === label)?.where ?? {})
  expect(await of(type, 'Video')).toEqual([video.id])
  expect(await of(type, 'PDF')).not.toContain(video.id)
  expect(await of(access, 'Distributors only')).toContain(document.id)
  expect(await of(access, 'Open to everybody')).toContain(video.id)
})

test('filters are read from the address and keep other conditions (issue 5)', () => {
  const [kind, , language] = materialFilters([], english)
  if (!kind || !language) throw new Error('There are no filters.')
  const manual = kind.options[1]
  const both = withChoice(language, conditionsOf(withChoice(kind, [], manual)), language.options[0])
  expect(both).toEqual({ kind: { equals: 'manual' }, language: { equals: 'en' } })
  expect(chosenOf(kind, conditionsOf({ or: [both] }))).toBe(manual)
  const read = { and: [{ 'file.restricted': { equals: true } }] }
  const access = materialFilters([], english).find(({ label }) => label === 'Access')
  expect(access && chosenOf(access, conditionsOf(read))?.label).toBe('Distributors only')
  const foreign = { name: { like: 'x' } }
  expect(withChoice(kind, [foreign, ...conditionsOf(both)], undefined)).toEqual({
    ...foreign,
    language: { equals: 'en' },
  })
})
