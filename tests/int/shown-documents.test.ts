import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { documentTag, membershipTag } from '@/lib/content-tags'
import { recordReads } from '@/lib/recorded-reads'
import { findShown } from '@/server/shown-documents'
import type { SiteId } from '@/i18n/locales'
import { makeCategory, makeProduct } from '../factories/products'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const select = { name: true } as const

async function namesOn(site: SiteId, category: string) {
  const found = await findShown(site, {
    collection: 'products',
    where: [{ category: { equals: category } }],
    select,
  })
  return found.map(({ name, sites, writtenFor }) => ({ name, sites, writtenFor }))
}

test('a site shows the published documents that it lists and that have a title there, in one statement', async () => {
  const { id: category } = await makeCategory(cms)
  await makeProduct(cms, { category, name: 'Fridge', sites: ['en_EN', 'fr_FR', 'zh_CN'] })
  await makeProduct(cms, { category, name: 'Hidden', sites: ['es_ES'] })
  await makeProduct(cms, { category, name: 'Draft' }, { draft: true })
  await makeProduct(cms, { category, name: '冰箱', sites: ['zh_CN', 'en_EN'] }, { locale: 'zh_CN' })

  const fridge = { name: 'Fridge', sites: ['en_EN', 'fr_FR'], writtenFor: ['en_EN'] }
  expect(await namesOn('en_EN', category)).toEqual([fridge])
  expect(await namesOn('fr_FR', category)).toEqual([fridge])
  expect(await namesOn('zh_CN', category)).toEqual([
    { name: '冰箱', sites: ['zh_CN'], writtenFor: ['zh_CN'] },
  ])
  expect(await countStatements(cms, () => namesOn('fr_FR', category))).toBe(1)
})

test('a read depends on the documents that its site shows, not on those that were left out', async () => {
  const { id: category } = await makeCategory(cms)
  const shown = await makeProduct(cms, { category, sites: ['en_EN'] })
  const hidden = await makeProduct(cms, { category, sites: ['es_ES'] })
  const { tags } = await recordReads(() => namesOn('en_EN', category))
  const tagOf = (id: string) => documentTag('products', id, 'summary', 'en_EN')
  expect(tags).toContain(tagOf(shown.id))
  expect(tags).not.toContain(tagOf(hidden.id))
  expect(tags).toContain(membershipTag('products', 'en_EN', { field: 'category', value: category }))
})
