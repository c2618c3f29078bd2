import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { FoundDocument } from '@/cms/palette/find-documents'
import { makeNews } from '../factories/news'
import { makeProduct } from '../factories/products'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

async function find(
  q: string,
  token?: string,
  locale = 'en_EN',
): Promise<{ status: number; documents: FoundDocument[] }> {
  const { status, body } = await rest(`find-documents?q=${encodeURIComponent(q)}&locale=${locale}`, { token })
  return { status, documents: (body as { documents?: FoundDocument[] }).documents ?? [] }
}

test('documents are found by their name on any site, their model and their id (issue 20)', async () => {
  const product = await makeProduct(cms, { name: 'Quokka freezer', model: 'QK-5531' })
  await cms.update({
    collection: 'products',
    id: product.id,
    locale: 'es_ES',
    data: { name: 'Congelador quoll' },
  })
  const { token } = await signIn(cms, 'editor')
  for (const text of ['quokka', 'QUOLL congelador', 'qk-5531', product.id]) {
    const { documents } = await find(text, token)
    expect(documents[0], text).toMatchObject({ collection: 'products', id: product.id, kind: 'Product' })
    expect(documents[0]?.title).toBe('Quokka freezer')
  }
  expect((await find('quokka', token, 'es_ES')).documents[0]?.title).toBe('Congelador quoll')
})

test('drafts are found by their latest name, and what begins with the text comes first (issue 20)', async () => {
  await makeNews(cms, { title: 'About a numbat' })
  const draft = await makeNews(cms, { title: 'Published name' })
  await cms.update({
    collection: 'news',
    id: draft.id,
    draft: true,
    data: { title: 'Numbat', _status: 'draft' },
  })
  const { token } = await signIn(cms, 'editor')
  const { documents } = await find('numbat', token)
  expect(documents.map(({ title }) => title)).toEqual(['Numbat', 'About a numbat'])
})

test('an account finds only what it may read, nobody finds anything, and the result is bounded (issue 20)', async () => {
  for (let number = 0; number < 8; number += 1) await makeNews(cms, { title: `Wombat ${number}` })
  const editor = await signIn(cms, 'editor')
  expect((await find('wombat', editor.token)).documents).toHaveLength(5)
  expect((await find(' ', editor.token)).documents).toEqual([])
  expect((await find('%_'.repeat(200), editor.token)).status).toBe(200)
  const inbox = await signIn(cms, 'inbox')
  expect((await find('wombat', inbox.token)).documents).toEqual([])
  expect((await find('wombat')).status).toBe(403)
})
