import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findCase,
  findCasePage,
  findCasesOfProduct,
  findCasesOfSolutions,
  findCaseTypes,
  findDraftCase,
  findRecommendedCases,
} from '@/features/cases/queries'
import { makeCase, makeCaseType } from '../factories/cases'
import { makeProduct } from '../factories/products'
import { pictureBlock, richText } from '../factories/rich-text'
import { makeSolution } from '../factories/solutions'
import { makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)
const day = (date: number) => `2026-01-0${date}T00:00:00.000Z`

test('cases of solutions are all that name one of them, each once, newest first', async () => {
  const { id: blood } = await makeSolution(cms)
  const { id: vaccines } = await makeSolution(cms)
  await makeCase(cms, { name: 'Old', solutions: [blood], createTime: day(1) })
  await makeCase(cms, { name: 'Both', solutions: [blood, vaccines], createTime: day(3) })
  await makeCase(cms, { name: 'Vaccines', solutions: [vaccines], createTime: day(2) })
  await makeCase(cms, { name: 'None' })
  expect(namesOf(await findCasesOfSolutions('en_EN', [blood, vaccines]))).toEqual(['Both', 'Vaccines', 'Old'])
  expect(namesOf(await findCasesOfSolutions('en_EN', [blood]))).toEqual(['Both', 'Old'])
  expect(await findCasesOfSolutions('en_EN', [])).toEqual([])
  expect(await findCasesOfSolutions('en_EN', ['1'])).toEqual([])
})

test('a case lists its solutions and products that are shown on the site', async () => {
  const { id: solution } = await makeSolution(cms, { name: 'Blood' })
  const { id: secret } = await makeSolution(cms, { name: 'Secret' }, { draft: true })
  const { id: product } = await makeProduct(cms, { name: 'NV-86' })
  const { id } = await makeCase(cms, { solutions: [secret, solution], products: [product] })
  expect(await findCase('en_EN', id)).toMatchObject({
    solutions: [{ id: solution, name: 'Blood' }],
    products: [{ id: product, name: 'NV-86' }],
  })
  expect((await findCasesOfProduct('en_EN', product)).map((item) => item.id)).toEqual([id])
})

test('the gallery keeps the order of pictures and videos (S1 2.11)', async () => {
  const { id: picture } = await makePicture(cms)
  const { id: file } = await makeDocument(cms)
  const gallery = [
    { relationTo: 'files' as const, value: file },
    { relationTo: 'media' as const, value: picture },
  ]
  const { id } = await makeCase(cms, { gallery })
  const item = await findCase('en_EN', id)
  expect(item?.gallery).toMatchObject([
    { kind: 'video', file: { id: file } },
    { kind: 'picture', picture: { id: picture } },
  ])
})

test('pages of cases count all that match, by type and by solutions', async () => {
  const { id: type } = await makeCaseType(cms)
  const { id: solution } = await makeSolution(cms)
  for (const date of [1, 2, 3]) {
    await makeCase(cms, {
      name: `Day ${date}`,
      type,
      createTime: day(date),
      solutions: date > 1 ? [solution] : [],
    })
  }
  const page = await findCasePage('en_EN', { typeId: type, pageNo: 2, pageSize: 2 })
  expect([page.total, namesOf(page.items)]).toEqual([3, ['Day 1']])
  const narrow = await findCasePage('en_EN', {
    typeId: type,
    solutionIds: [solution],
    pageNo: 1,
    pageSize: 9,
  })
  expect([narrow.total, namesOf(narrow.items)]).toEqual([2, ['Day 3', 'Day 2']])
  expect(await findCasePage('en_EN', { typeId: type, solutionIds: ['1'], pageNo: 1, pageSize: 9 })).toEqual({
    items: [],
    total: 0,
  })
})

test('a site without figures of its own shows those of its fallback, as a whole', async () => {
  const figures = [
    { figure: '8.3', unit: 'million', label: 'samples' },
    { figure: '166', label: 'appliances' },
  ]
  const { id } = await makeCase(cms, { figures })
  const shown = [
    { figure: '8.3', unit: 'million', label: 'samples' },
    { figure: '166', unit: '', label: 'appliances' },
  ]
  expect((await findCase('fr_FR', id))?.figures).toEqual(shown)
  await cms.update({
    collection: 'cases',
    id,
    locale: 'fr_FR',
    data: { figures: [{ figure: '8,3', unit: 'millions', label: 'échantillons' }], _status: 'published' },
  })
  expect((await findCase('fr_FR', id))?.figures).toEqual([
    { figure: '8,3', unit: 'millions', label: 'échantillons' },
  ])
  expect((await findCase('en_UK', id))?.figures).toEqual(shown)
  await cms.update({ collection: 'cases', id, locale: 'zh_CN', data: { name: '样本库' } })
  expect((await findCase('zh_CN', id))?.figures).toEqual([])
})

test('a preview leaves out a figure until its label is there', async () => {
  const figures = [{ figure: '166' }] as { figure: string; label: string }[]
  const { id } = await makeCase(cms, { figures }, { draft: true })
  expect((await findDraftCase('en_EN', id))?.figures).toEqual([])
})

test('a case has at most three figures, each with a figure and a label', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeCase(cms)
  const save = async (figures: object[]) => {
    const { status, body } = await rest(`cases/${id}?locale=en_EN`, {
      method: 'PATCH',
      token,
      data: { figures, _status: 'published' },
    })
    const { errors } = body as { errors?: { data?: { errors?: { path: string }[] } }[] }
    return { status, paths: (errors?.[0]?.data?.errors ?? []).map(({ path }) => path) }
  }
  const complete = { figure: '166', label: 'appliances' }
  expect(await save([complete, { figure: '9' }, { label: 'weeks' }])).toEqual({
    status: 400,
    paths: ['figures.1.label', 'figures.2.figure'],
  })
  expect(await save(Array(4).fill(complete))).toEqual({ status: 400, paths: ['figures'] })
  expect(await save(Array(3).fill(complete))).toEqual({ status: 200, paths: [] })
})

test('case types count the cases that the site shows (S1 3)', async () => {
  const { id: type } = await makeCaseType(cms, { name: 'Biobanks' })
  await makeCase(cms, { type })
  await makeCase(cms, { type, sites: ['fr_FR'] })
  await makeCase(cms, { type }, { draft: true })
  const countOn = async (site: 'en_EN' | 'fr_FR') =>
    (await findCaseTypes(site)).find(({ id }) => id === type)?.caseCount
  expect([await countOn('en_EN'), await countOn('fr_FR')]).toEqual([1, 2])
})

test('drafts are hidden in every read; a preview shows them', async () => {
  const { id: solution } = await makeSolution(cms)
  const { id: product } = await makeProduct(cms)
  const data = { name: 'Secret', solutions: [solution], products: [product], recommended: true }
  const { id, type } = await makeCase(cms, data, { draft: true })
  expect(await findCase('en_EN', id)).toBeNull()
  expect(await findCasesOfSolutions('en_EN', [solution])).toEqual([])
  expect(await findCasesOfProduct('en_EN', product)).toEqual([])
  expect(namesOf(await findRecommendedCases('en_EN'))).not.toContain('Secret')
  expect((await findCasePage('en_EN', { typeId: String(type), pageNo: 1, pageSize: 9 })).total).toBe(0)
  expect(await findDraftCase('en_EN', id)).toMatchObject({ name: 'Secret' })

  await cms.update({ collection: 'cases', id, data: { _status: 'published' } })
  expect(namesOf(await findRecommendedCases('en_EN'))).toContain('Secret')
})

test('no read takes more statements for 20 cases than for 2', { timeout: 120_000 }, async () => {
  const cover = (await makePicture(cms)).id
  const { id: product } = await makeProduct(cms)
  const { id: solution } = await makeSolution(cms)
  const gallery = [{ relationTo: 'media' as const, value: cover }]
  let last = ''
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const texts = { brief: richText('Cold', pictureBlock(cover)), gallery, cover }
      last = (await makeCase(cms, { ...texts, solutions: [solution], products: [product] })).id
    }
  }
  const count = async () => [
    await countStatements(cms, () => findCaseTypes('en_UK')),
    await countStatements(cms, () => findCase('en_UK', last)),
    await countStatements(cms, () => findCasesOfProduct('en_UK', product)),
    await countStatements(cms, () => findCasesOfSolutions('en_UK', [solution])),
    await countStatements(cms, () => findCasePage('en_UK', { pageNo: 1, pageSize: 50 })),
  ]
  await add(2)
  const few = await count()
  await add(18)
  expect(await count()).toEqual(few)
})
