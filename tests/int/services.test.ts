import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findContract,
  findContracts,
  findDraftContract,
  findDraftServiceCase,
  findDraftServiceTypes,
  findServiceCase,
  findServiceCases,
  findServiceTypes,
} from '@/features/services/queries'
import type { SiteId } from '@/i18n/locales'
import { makeMaterial } from '../factories/materials'
import { makeProduct } from '../factories/products'
import { pictureBlock, richText } from '../factories/rich-text'
import { makeContract, makeServiceCase, makeServiceType } from '../factories/services'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const typeOn = async (site: SiteId, id: string) => (await findServiceTypes(site)).find((one) => one.id === id)

test('service solutions are in menu order, with mode, layout and introduction (S2 2.8)', async () => {
  const content = richText('Three levels')
  const second = await makeServiceType(cms, { name: 'IQ/OQ/PQ', mode: 'single', order: 71 })
  const first = await makeServiceType(cms, {
    name: 'Contracts',
    contractLayout: 'special',
    content,
    order: 70,
  })
  const types = (await findServiceTypes('en_EN')).filter(({ id }) => [first.id, second.id].includes(id))
  expect(types).toMatchObject([
    { name: 'Contracts', mode: 'tabs', contractLayout: 'special', content: '<p>Three levels</p>' },
    { name: 'IQ/OQ/PQ', mode: 'single', contractLayout: 'normal', content: '' },
  ])
})

test('a service solution is shown on its sites, and lists those with a name of its own', async () => {
  const { id } = await makeServiceType(cms, { name: 'Contracts', sites: ['en_EN', 'en_UK', 'zh_CN'] })
  await cms.update({
    collection: 'service-solution-types',
    id,
    locale: 'en_UK',
    data: { name: 'Three levels' },
  })
  expect(await typeOn('en_UK', id)).toMatchObject({ name: 'Three levels', sites: ['en_EN', 'en_UK'] })
  expect((await typeOn('en_EN', id))?.writtenFor.toSorted()).toEqual(['en_EN', 'en_UK'])
  expect(await typeOn('zh_CN', id)).toBeUndefined()
  expect(await typeOn('fr_FR', id)).toBeUndefined()
})

test('contracts and cases are listed by service solution, in order; an unknown one has none', async () => {
  const { id: type } = await makeServiceType(cms)
  const { id: product } = await makeProduct(cms)
  await makeContract(cms, { type, title: 'Watch', order: 2 })
  await makeContract(cms, { type, title: 'Full cover', order: 1, product })
  await makeServiceCase(cms, { type, title: 'A hospital', order: 2 })
  await makeServiceCase(cms, { type, title: 'A biobank', order: 1 })
  expect((await findContracts('en_EN', type)).map(({ title, productId }) => [title, productId])).toEqual([
    ['Full cover', product],
    ['Watch', null],
  ])
  expect((await findServiceCases('en_EN', type)).map(({ title }) => title)).toEqual([
    'A biobank',
    'A hospital',
  ])
  expect(await findContracts('en_EN', '1')).toEqual([])
  expect(await findServiceCases('en_EN', '1')).toEqual([])
})

test('a contract has its benefits in the texts of the site, without empty ones', async () => {
  const traits = [{ firstTrait: 'Within 24 hours', secondTrait: 'On site' }, { firstTrait: 'Abroad only' }]
  const files = [(await makeMaterial(cms)).id, (await makeMaterial(cms)).id]
  const { id } = await makeContract(cms, {
    title: 'Full cover',
    traits,
    files,
    packageDetail: richText('Parts'),
  })
  const { traits: rows } = await cms.findByID({ collection: 'service-contracts', id })
  await cms.update({
    collection: 'service-contracts',
    id,
    locale: 'zh_CN',
    data: {
      title: '全包',
      traits: rows?.map((row, at) => ({ ...row, firstTrait: at ? '' : '24 小时', secondTrait: '' })),
    },
  })
  expect(await findContract('es_ES', id)).toMatchObject({
    traits,
    packageDetail: '<p>Parts</p>',
    fileIds: files,
  })
  expect(await findContract('zh_CN', id)).toMatchObject({
    title: '全包',
    traits: [{ firstTrait: '24 小时', secondTrait: '', image: null }],
    packageDetail: '',
  })
})

test('drafts are hidden in every read; a preview shows them', async () => {
  const { id: type } = await makeServiceType(cms, { name: 'Secret' }, { draft: true })
  const { id: contract } = await makeContract(cms, { type, title: 'Secret' }, { draft: true })
  const { id: story } = await makeServiceCase(cms, { type, title: 'Secret' }, { draft: true })
  expect(await typeOn('en_EN', type)).toBeUndefined()
  expect(await findContracts('en_EN', type)).toEqual([])
  expect(await findContract('en_EN', contract)).toBeNull()
  expect(await findServiceCases('en_EN', type)).toEqual([])
  expect(await findServiceCase('en_EN', story)).toBeNull()

  expect((await findDraftServiceTypes('en_EN')).find(({ id }) => id === type)).toMatchObject({
    name: 'Secret',
  })
  expect(await findDraftContract('en_EN', contract)).toMatchObject({ title: 'Secret', typeId: type })
  expect(await findDraftServiceCase('en_EN', story)).toMatchObject({ title: 'Secret', typeId: type })
})

test('a draft on top of a published document changes nothing for visitors', async () => {
  const { id: type } = await makeServiceType(cms, { name: 'Public' })
  const { id: contract } = await makeContract(cms, { type, title: 'Public' })
  const draft = { draft: true, data: { _status: 'draft' as const } }
  await cms.update({ collection: 'service-solution-types', id: type, ...draft, data: { name: 'Next' } })
  await cms.update({ collection: 'service-contracts', id: contract, ...draft, data: { title: 'Next' } })
  expect(await typeOn('en_EN', type)).toMatchObject({ name: 'Public' })
  expect(await findContract('en_EN', contract)).toMatchObject({ title: 'Public' })
  expect((await findDraftServiceTypes('en_EN')).find(({ id }) => id === type)).toMatchObject({ name: 'Next' })
  expect(await findDraftContract('en_EN', contract)).toMatchObject({ title: 'Next' })
})

test('no read takes more statements for 20 rows than for 2', { timeout: 120_000 }, async () => {
  const cover = (await makePicture(cms)).id
  const content = richText('Cold', pictureBlock(cover))
  const { id: type } = await makeServiceType(cms, { cover, content })
  let contract = ''
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await makeServiceType(cms, { cover, content })
      await makeServiceCase(cms, { type, cover, content })
      contract = (await makeContract(cms, { type, cover, traits: [{ firstTrait: 'Quick', image: cover }] }))
        .id
    }
  }
  const count = async () => [
    await countStatements(cms, () => findServiceTypes('en_UK')),
    await countStatements(cms, () => findContracts('en_UK', type)),
    await countStatements(cms, () => findContract('en_UK', contract)),
    await countStatements(cms, () => findServiceCases('en_UK', type)),
  ]
  await add(2)
  const few = await count()
  await add(18)
  expect(await count()).toEqual(few)
})
