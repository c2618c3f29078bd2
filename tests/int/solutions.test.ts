import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findDraftSolution,
  findSolution,
  findSolutionCards,
  findSolutionTypes,
} from '@/features/solutions/queries'
import { siteIds, type SiteId } from '@/i18n/locales'
import { makeCase } from '../factories/cases'
import { makeMaterial } from '../factories/materials'
import { makeProduct } from '../factories/products'
import { pictureBlock, richText } from '../factories/rich-text'
import { changeSolution, makeSolution, makeSolutionType } from '../factories/solutions'
import { makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

async function namesUnder(site: SiteId, typeId: string) {
  const type = (await findSolutionTypes(site)).find(({ id }) => id === typeId)
  return type?.solutions.map(({ name }) => name)
}

test('types and their solutions are in menu order, by order and then by id (S2 2.6)', async () => {
  const last = await makeSolutionType(cms, { name: 'Sectors', order: 90, showsRelated: false })
  const first = await makeSolutionType(cms, { name: 'Networks', order: 80 })
  await makeSolution(cms, { name: 'Blood', type: first.id, order: 2 })
  await makeSolution(cms, { name: 'Samples', type: first.id, order: 1 })
  await makeSolution(cms, { name: 'Vaccines', type: first.id, order: 2 })
  await makeSolution(cms, { name: 'Hospitals', type: last.id })

  const types = (await findSolutionTypes('en_EN')).filter(({ id }) => [first.id, last.id].includes(id))
  expect(types.map(({ name, showsRelated }) => [name, showsRelated])).toEqual([
    ['Networks', true],
    ['Sectors', false],
  ])
  expect(await namesUnder('en_EN', first.id)).toEqual(['Samples', 'Blood', 'Vaccines'])
})

test('a type without solutions on the site is left out', async () => {
  const { id } = await makeSolutionType(cms)
  expect(await namesUnder('en_EN', id)).toBeUndefined()
  await makeSolution(cms, { type: id, sites: ['fr_FR'] })
  expect(await namesUnder('en_EN', id)).toBeUndefined()
  expect(await namesUnder('fr_FR', id)).toEqual(['A solution'])
})

test('a solution shows on its sites, with the texts of each or of its fallback', async () => {
  const type = (await makeSolutionType(cms)).id
  await cms.update({ collection: 'solution-types', id: type, locale: 'zh_CN', data: { name: '类型' } })
  const sites = siteIds.filter((site) => site !== 'en_US')
  const data = { name: 'Blood', brief: 'Cold', content: richText('Words'), type, sites }
  const { id } = await makeSolution(cms, data)
  await changeSolution(cms, id, { name: 'Sang' }, { locale: 'fr_FR' })

  expect(await findSolution('fr_FR', id)).toMatchObject({ name: 'Sang', content: '<p>Words</p>' })
  expect(await findSolution('en_US', id)).toBeNull()
  expect(await findSolution('zh_CN', id)).toBeNull()
  expect(await namesUnder('zh_CN', type)).toBeUndefined()

  await changeSolution(cms, id, { name: '血液' }, { locale: 'zh_CN' })
  expect(await findSolution('zh_CN', id)).toMatchObject({ name: '血液', brief: '', content: '' })
  const solution = await findSolution('en_UK', id)
  expect(solution?.writtenFor.toSorted()).toEqual(['en_EN', 'fr_FR', 'zh_CN'])
  expect(solution?.sites.toSorted()).toEqual(sites.toSorted())
})

test('the functions picture and the catalogue are those of the site, or of its fallback', async () => {
  const [own, chinese] = [await makePicture(cms), await makePicture(cms)]
  const [catalogue, manual] = [await makeMaterial(cms), await makeMaterial(cms)]
  const { id } = await makeSolution(cms, { functions: own.id, catalogue: catalogue.id })
  await changeSolution(
    cms,
    id,
    { name: '方案', functions: chinese.id, catalogue: manual.id },
    { locale: 'zh_CN' },
  )
  const on = async (site: SiteId) => {
    const solution = await findSolution(site, id)
    return [solution?.functions?.id, solution?.catalogueId]
  }
  expect(await on('es_ES')).toEqual([own.id, catalogue.id])
  expect(await on('zh_CN')).toEqual([chinese.id, manual.id])
})

test('a site without steps of its own shows those of its fallback, as a whole', async () => {
  const picture = (await makePicture(cms)).id
  const steps = [
    { title: 'Transport', temperature: '2–8 °C', note: 'Logged', picture },
    { title: 'Monitoring' },
  ]
  const { id } = await makeSolution(cms, { steps })
  const shown = [
    { title: 'Transport', temperature: '2–8 °C', note: 'Logged', picture },
    { title: 'Monitoring', temperature: '', note: '', picture: undefined },
  ]
  const on = async (site: SiteId) =>
    (await findSolution(site, id))?.steps.map((step) => ({ ...step, picture: step.picture?.id }))
  expect(await on('fr_FR')).toEqual(shown)
  await changeSolution(cms, id, { steps: [{ title: 'Suivi' }] }, { locale: 'fr_FR' })
  expect(await on('fr_FR')).toEqual([{ title: 'Suivi', temperature: '', note: '', picture: undefined }])
  expect(await on('en_UK')).toEqual(shown)
  await changeSolution(cms, id, { name: '方案' }, { locale: 'zh_CN' })
  expect(await on('zh_CN')).toEqual([])
})

test('a preview leaves out a step until its title is there', async () => {
  const steps = [{ temperature: '−80 °C' }, { title: 'Storage' }] as { title: string }[]
  const { id } = await makeSolution(cms, { steps }, { draft: true })
  expect((await findDraftSolution('en_EN', id))?.steps.map(({ title }) => title)).toEqual(['Storage'])
})

test('a solution has at most eight steps, each with a title', async () => {
  const { token } = await signIn(cms, 'editor')
  const { id } = await makeSolution(cms)
  const save = async (steps: object[]) => {
    const { status, body } = await rest(`solutions/${id}?locale=zh_CN`, {
      method: 'PATCH',
      token,
      data: { name: '方案', steps, _status: 'published' },
    })
    const { errors } = body as { errors?: { data?: { errors?: { path: string }[] } }[] }
    return { status, paths: (errors?.[0]?.data?.errors ?? []).map(({ path }) => path) }
  }
  const complete = { title: '转运', temperature: '2–8 °C' }
  expect(await save([complete, { temperature: '−80 °C' }])).toEqual({ status: 400, paths: ['steps.1.title'] })
  expect(await save(Array(9).fill(complete))).toEqual({ status: 400, paths: ['steps'] })
  expect(await save(Array(8).fill(complete))).toEqual({ status: 200, paths: [] })
})

test('steps with pictures take no statement more', async () => {
  const [cover, own] = [(await makePicture(cms)).id, (await makePicture(cms)).id]
  const { id: plain } = await makeSolution(cms, { cover })
  const steps = [cover, own].map((picture) => ({ title: 'Storage', picture }))
  const { id } = await makeSolution(cms, { cover, steps })
  const [few, many] = [
    await countStatements(cms, () => findSolution('en_UK', plain)),
    await countStatements(cms, () => findSolution('en_UK', id)),
  ]
  expect(many).toBe(few)
})

test('drafts are hidden in every read, drafts on top change nothing; a preview shows them', async () => {
  const { id, type } = await makeSolution(cms, { name: 'Secret' }, { draft: true })
  const typeId = String(type)
  expect(await findSolution('en_EN', id)).toBeNull()
  expect(await findSolutionCards('en_EN', [id])).toEqual([])
  expect(await namesUnder('en_EN', typeId)).toBeUndefined()
  expect(await findDraftSolution('en_EN', id)).toMatchObject({ name: 'Secret', typeId })

  await changeSolution(cms, id, { name: 'Public' })
  await changeSolution(cms, id, { name: 'Next', content: richText('Soon') }, { draft: true })
  expect(await findSolution('en_EN', id)).toMatchObject({ name: 'Public', content: '' })
  expect(await namesUnder('en_EN', typeId)).toEqual(['Public'])
  expect(await findDraftSolution('en_EN', id)).toMatchObject({ name: 'Next', content: '<p>Soon</p>' })

  await cms.update({ collection: 'solutions', id, data: { _status: 'draft' } })
  expect(await findSolution('en_EN', id)).toBeNull()
  await cms.delete({ collection: 'solutions', id })
  expect(await findDraftSolution('en_EN', id)).toBeNull()
})

test('cards come in the order of the ids, each once, without what is unknown', async () => {
  const { id: one } = await makeSolution(cms, { name: 'One' })
  const { id: two } = await makeSolution(cms, { name: 'Two' })
  const cards = await findSolutionCards('en_EN', [two, '1', one, two])
  expect(cards.map(({ name }) => name)).toEqual(['Two', 'One'])
  expect(await findSolutionCards('en_EN', [])).toEqual([])
})

test('hotspots keep their positions and their order (S1 2.6)', async () => {
  const { id: product } = await makeProduct(cms)
  const hotspots = [
    { product, x: 80.5, y: 20 },
    { product, x: 0, y: 100 },
  ]
  const { id, type } = await makeSolution(cms, { hotspots })
  const expected = hotspots.map(({ x, y }) => ({ x, y, productId: product }))
  expect((await findSolution('en_EN', id))?.hotspots).toEqual(expected)
  const shown = (await findSolutionTypes('en_EN')).find((one) => one.id === type)
  expect(shown?.solutions[0]?.hotspots).toEqual(expected)
})

test('no read takes more statements for 20 solutions than for 2', { timeout: 120_000 }, async () => {
  const cover = (await makePicture(cms)).id
  const type = (await makeSolutionType(cms)).id
  const ids: string[] = []
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const content = richText('Cold', pictureBlock(cover))
      const { id } = await makeSolution(cms, { type, cover, banner: cover, icon: cover, content })
      await makeCase(cms, { solutions: [id] })
      ids.push(id)
    }
  }
  const count = async () => [
    await countStatements(cms, () => findSolutionTypes('en_UK')),
    await countStatements(cms, () => findSolutionCards('en_UK', ids)),
    await countStatements(cms, () => findSolution('en_UK', ids[0] ?? '')),
  ]
  await add(2)
  const few = await count()
  await add(18)
  expect(await count()).toEqual(few)
})
