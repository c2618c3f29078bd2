import type { Payload } from 'payload'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeTable } from '@/cms/tables/csv'
import { makeNews } from '../factories/news'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { importTable } from '../support/tables'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

beforeEach(async () => {
  await cms.delete({ collection: 'redirects', where: {} })
})

const header = ['from', 'site', 'address', 'permanent', 'enabled', 'note']

function run(rows: string[][], { dryRun = false, heading = header } = {}) {
  return importTable(editor.token, [...writeTable(heading, rows)].join(''), {
    dryRun,
    collection: 'redirects',
  })
}

async function stored() {
  const { docs } = await cms.find({ collection: 'redirects', sort: 'from', depth: 0 })
  return docs.map(({ from, site, address, permanent, enabled, note }) => [
    from,
    site,
    address,
    permanent,
    enabled,
    note ?? '',
  ])
}

test('a table is exported, changed and imported', async () => {
  const { id } = await makeNews(cms)
  const first = await run([
    ['/Old/', 'all', `/en/newsDetail?id=${id}`, 'yes', 'yes', ''],
    ['/older', 'fr_FR', 'https://example.com/a', 'no', 'no', 'Moved'],
  ])
  expect(first.report).toMatchObject({ created: 2, changed: 0, errors: [] })
  const { body } = await rest('redirects/export?headings=names', { token: editor.token })
  const exported = String(body.text)
  expect(exported).toContain(`/old,all,/en/newsDetail?id=${id},yes,yes,`)
  const again = await importTable(editor.token, exported.replace('Moved', 'Moved away'), {
    collection: 'redirects',
  })
  expect(again.report).toMatchObject({ created: 0, changed: 1, unchanged: 1, errors: [] })
  expect(await stored()).toEqual([
    ['/old', 'all', `/en/newsDetail?id=${id}`, true, true, ''],
    ['/older', 'fr_FR', 'https://example.com/a', false, false, 'Moved away'],
  ])
})

test('headings may be those of any language, and only the addresses are required', async () => {
  const { report } = await run([['/old', '/en/news']], { heading: ['Adresse manquante', 'Mène à'] })
  expect(report).toMatchObject({ created: 1, errors: [] })
  expect((await run([['/old']], { heading: ['from'] })).report.errors).toEqual([
    { row: 1, field: 'address', message: expect.stringMatching(/column is missing/) },
  ])
})

test('one wrong row saves nothing; all errors are named by row and column', async () => {
  const { report } = await run([
    ['/good', 'all', '/en/news', 'yes', 'yes', ''],
    ['/bad', 'de_DE', '/en/news', 'maybe', 'yes', ''],
    ['/bad', 'all', '/en/nowhere', 'yes', 'yes', ''],
    ['/good', 'all', '/en/contact', 'yes', 'yes', ''],
  ])
  expect(report.errors.map(({ row, field }) => [row, field])).toEqual([
    [2, 'from'],
    [3, 'site'],
    [3, 'permanent'],
    [4, 'address'],
    [5, 'from'],
  ])
  expect(await stored()).toEqual([])
})

test('rows are checked beside each other as they will be', async () => {
  const [one, two] = [await makeNews(cms), await makeNews(cms)]
  const page = (id: string) => `/en/newsDetail?id=${id}`
  await run([[page(one.id), 'all', page(two.id), 'yes', 'yes', '']])
  const loop = await run([[page(two.id), 'all', page(one.id), 'yes', 'yes', '']])
  expect(loop.report.errors).toMatchObject([
    { row: 2, field: 'address', message: expect.stringMatching(/would form a loop/) },
  ])
  // Together with the change of the other redirect it is no loop.
  const both = await run([
    [page(two.id), 'all', page(one.id), 'yes', 'yes', ''],
    [page(one.id), 'all', page(two.id), 'yes', 'no', ''],
  ])
  expect(both.report).toMatchObject({ created: 1, changed: 1, errors: [] })
})

test('a check writes nothing', async () => {
  const { report } = await run([['/old', 'all', '/en/news', 'yes', 'yes', '']], { dryRun: true })
  expect(report).toMatchObject({ dryRun: true, created: 1, errors: [] })
  expect(await stored()).toEqual([])
})
