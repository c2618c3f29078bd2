import { beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import type { Question } from '@/lib/search/engine'
import { searchReader } from '@/server/search/reader'
import { makeSearchRow } from '../factories/search.ts'
import { testCms } from '../support/cms.ts'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const ask = (question: Partial<Question> & { text: string }) =>
  searchReader.find({ site: 'en_EN', kind: 'products', pageNo: 1, pageSize: 12, ...question })

const titles = async (question: Partial<Question> & { text: string }) =>
  (await ask(question)).found.map(({ title }) => title)

test('a model number is found whole, begun and in parts, and stands first (S1 2.17)', async () => {
  await makeSearchRow(cms, { title: 'Basket for U830-86H', body: 'U830-86H U830-86H', place: 1 })
  await makeSearchRow(cms, { title: 'Tall freezer', models: ['U830-86H'], place: 2 })
  for (const text of ['U830-86H', 'u830-86h', 'u83086h', 'U830', '830', 'U830 86H', 'U830-8']) {
    expect([text, await titles({ text })]).toEqual([text, expect.arrayContaining(['Tall freezer'])])
  }
  expect((await titles({ text: 'U830-86H' }))[0]).toBe('Tall freezer')
})

describe('Chinese', () => {
  test('any one to six characters of a text find it', async () => {
    const text = '低温等离子灭菌器的应用'
    await makeSearchRow(cms, { site: 'zh_CN', title: '灭菌', body: `本品为${text}。` })
    const all = [...text]
    for (let length = 1; length <= 6; length++) {
      for (let start = 0; start + length <= all.length; start++) {
        const part = all.slice(start, start + length).join('')
        expect([part, await titles({ site: 'zh_CN', text: part })]).toEqual([part, ['灭菌']])
      }
    }
  })
})
