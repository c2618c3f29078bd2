import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findPromotions } from '@/server/search/promotions'
import { makeProduct } from '../factories/products'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { testDatabase } from '../support/worker-database'
import { rest } from '../support/rest'

let cms: Payload
let token: string
let product: string
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
  product = (await makeProduct(cms, { name: 'U830 freezer' })).id
  notifications = await listen(await testDatabase())
})

afterAll(() => notifications.stop())

beforeEach(async () => {
  await cms.delete({ collection: 'promotions', where: {} })
})

const promote = (data: object = {}, query = '') => {
  const defaults = {
    title: 'Freezers',
    terms: ['Ultra Low'],
    results: [{ relationTo: 'products', value: product }],
    sites: ['en_EN', 'zh_CN'],
  }
  return rest(`promotions${query}`, { token, data: { ...defaults, ...data } })
}

describe('promoted results (issue 7)', () => {
  test('are found on their sites, regardless of case and accents', async () => {
    expect((await promote({ terms: ['Ultra  Low', 'Énergie'] })).status).toBe(201)
    expect(await findPromotions('zh_CN')).toEqual([
      { terms: ['ultra low', 'energie'], results: [{ collection: 'products', document: product }] },
    ])
    expect(await findPromotions('es_ES')).toEqual([])
  })

  test('change for visitors with the save', async () => {
    const { body } = await promote()
    expect(await findPromotions('en_EN')).toHaveLength(1)
    const { id } = body.doc as { id: string }
    const changed = { token, method: 'PATCH', data: { sites: ['fr_FR'] } }
    const notified = await notifications.during(() => rest(`promotions/${id}`, changed))
    expect(notified.flat()).toContain('promotions:list@en_EN')
    expect(await findPromotions('en_EN')).toEqual([])
    expect(await findPromotions('fr_FR')).toHaveLength(1)
  })

  test.each([
    ['without a term', { terms: [] }],
    ['with a term of spaces', { terms: ['u830', ' '] }],
    ['with a term twice', { terms: ['U830', 'u830'] }],
    ['without a result', { results: [] }],
    ['without a site', { sites: [] }],
    ['without a name', { title: '' }],
    ['with a result that is not searched', { results: [{ relationTo: 'users', value: '1' }] }],
  ])('one %s is refused', async (_what, data) => {
    expect((await promote(data)).status).toBe(400)
    expect(await findPromotions('en_EN')).toEqual([])
  })

  test('prevent deleting their results', async () => {
    await promote({ title: 'Put first' })
    const { status, body } = await rest(`products/${product}`, { token, method: 'DELETE' })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('Put first')
  })

  test('are for editors only', async () => {
    const inboxUser = (await signIn(cms, 'inbox')).token
    expect((await rest('promotions', { token: inboxUser })).status).toBe(403)
    expect((await rest('gaps', { token: inboxUser })).status).toBe(403)
    expect((await rest('promotions')).status).toBe(403)
  })
})

describe('the warning beside them', () => {
  const gapsOf = async (documents: string, sites = 'en_EN,zh_CN') =>
    (await rest(`gaps?${new URLSearchParams({ documents, sites })}`, { token })).body.gaps

  test('lists results that a site does not show', async () => {
    const draft = await makeProduct(cms, { name: 'U999 draft' }, { draft: true })
    const global = await makeProduct(cms, { name: 'C100 chest', sites: ['en_EN'] })
    expect(await gapsOf(`products:${product}`, 'en_EN')).toEqual([])
    expect(await gapsOf(`products:${draft.id},products:${global.id}`)).toEqual([
      { collection: 'products', document: draft.id, title: 'U999 draft', sites: ['en_EN', 'zh_CN'] },
      { collection: 'products', document: global.id, title: 'C100 chest', sites: ['zh_CN'] },
    ])
  })

  test('reads nothing else', async () => {
    expect(await gapsOf("users:1,products:,x,products:1'--", 'en_EN,xx_XX')).toMatchObject([
      { document: "1'--", sites: ['en_EN'] },
    ])
  })
})
