import { beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import type { SearchQuery } from '@/lib/search/engine'
import { searchReader } from '@/server/search/reader'
import { makeCategory, makeProduct } from '../factories/products.ts'
import { makeSearchRow } from '../factories/search.ts'
import { testCms } from '../support/cms.ts'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

type Query = Partial<SearchQuery> & { text: string }

const search = (query: Query) =>
  searchReader.find({ site: 'en_EN', kind: 'products', pageNo: 1, pageSize: 12, ...query })

const titles = async (query: Query) => (await search(query)).found.map(({ title }) => title)

describe('what is found', () => {
  test('a model number is found complete, by prefix and in parts, and comes first (S1 2.17)', async () => {
    await makeSearchRow(cms, { title: 'Basket for U830-86H', body: 'U830-86H U830-86H', place: 1 })
    await makeSearchRow(cms, { title: 'Tall freezer', models: ['U830-86H'], place: 2 })
    for (const text of ['U830-86H', 'u830-86h', 'u83086h', 'U830', '830', 'U830 86H', 'U830-8']) {
      expect([text, await titles({ text })]).toEqual([text, expect.arrayContaining(['Tall freezer'])])
    }
    expect((await titles({ text: 'U830-86H' }))[0]).toBe('Tall freezer')
  })

  test('words are found in every form, without accents and by their beginning', async () => {
    await makeSearchRow(cms, { site: 'es_ES', title: 'Refrigeradores médicos' })
    for (const text of ['refrigerador', 'REFRIGERADORES', 'medicos', 'médico refrigera']) {
      expect([text, await titles({ site: 'es_ES', text })]).toEqual([text, ['Refrigeradores médicos']])
    }
  })

  test('any one to six characters of a Chinese text find it', async () => {
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

  test('longer Chinese words are found only where they are adjacent', async () => {
    await makeSearchRow(cms, { site: 'zh_CN', title: '甲', body: '超低温' })
    await makeSearchRow(cms, { site: 'zh_CN', title: '乙', body: '超低，低温' })
    expect(await titles({ site: 'zh_CN', text: '超低温' })).toEqual(['甲'])
  })

  test('Chinese titles are found by pinyin', async () => {
    await makeSearchRow(cms, { site: 'zh_CN', title: '离心机' })
    for (const text of ['lixinji', 'li xin ji', 'lixin', 'lxj']) {
      expect([text, await titles({ site: 'zh_CN', text })]).toEqual([text, ['离心机']])
    }
  })

  test('a site finds its own rows only', async () => {
    await makeSearchRow(cms, { site: 'fr_FR', title: 'Cryoconservateur' })
    expect(await titles({ text: 'cryoconservateur' })).toEqual([])
    expect(await titles({ site: 'fr_FR', text: 'cryoconservateur' })).toEqual(['Cryoconservateur'])
  })
})

describe('the order', () => {
  test('title before summary before text; equal ranks by position', async () => {
    await makeSearchRow(cms, { title: 'D', body: 'about incubators', place: 1 })
    await makeSearchRow(cms, { title: 'C', summary: 'An incubator', place: 4 })
    await makeSearchRow(cms, { title: 'Incubator B', place: 3 })
    await makeSearchRow(cms, { title: 'Incubator A', place: 2 })
    await makeSearchRow(cms, { title: 'Incubator', place: 9 })
    expect(await titles({ text: 'incubator' })).toEqual(['Incubator', 'Incubator A', 'Incubator B', 'C', 'D'])
  })

  test('results of similar rank are in the order of the editors, whatever the length of the title (issue 14)', async () => {
    await makeSearchRow(cms, { title: 'Shaker 20', place: 2 })
    await makeSearchRow(cms, { title: 'Shaker with two speeds and a timer', place: 1 })
    await makeSearchRow(cms, { title: 'Shaker 10', body: 'A shaker shakes as shakers do.', place: 3 })
    expect(await titles({ text: 'shaker' })).toEqual([
      'Shaker with two speeds and a timer',
      'Shaker 20',
      'Shaker 10',
    ])
  })

  test('featured products come before others of the same rank (issue 14)', async () => {
    const category = (await makeCategory(cms)).id
    const shared = { category, sites: ['en_EN' as const] }
    const plain = await makeProduct(cms, { ...shared, name: 'Thawing bath one', order: 1 })
    const flagship = await makeProduct(cms, { ...shared, name: 'Thawing bath two', order: 2, featured: true })
    const { found } = await search({ text: 'thawing bath' })
    expect(found.map(({ document }) => document)).toEqual([flagship.id, plain.id])
  })

  test('pages follow each other without a gap', async () => {
    for (let place = 1; place <= 50; place++) {
      await makeSearchRow(cms, { kind: 'news', collection: 'news', title: `Notice ${place}`, place })
    }
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((pageNo) => titles({ kind: 'news', text: 'notice', pageNo })),
    )
    expect(pages.map((page) => page.length)).toEqual([12, 12, 12, 12, 2, 0])
    expect(new Set(pages.flat()).size).toBe(50)
  })

  test('an empty search finds everything of the kind, in its own order', async () => {
    await makeSearchRow(cms, { site: 'en_US', title: 'Second', place: 2 })
    await makeSearchRow(cms, { site: 'en_US', title: 'First', place: 1 })
    const { counts } = await search({ site: 'en_US', text: ' ' })
    expect(await titles({ site: 'en_US', text: '' })).toEqual(['First', 'Second'])
    expect(counts).toEqual({ products: 2, solutions: 0, cases: 0, videos: 0, brochures: 0, news: 0 })
  })

  test('each kind has its count, whichever is asked for', async () => {
    await makeSearchRow(cms, { title: 'Biobank freezer' })
    await makeSearchRow(cms, { kind: 'cases', collection: 'cases', title: 'A biobank' })
    await makeSearchRow(cms, { kind: 'cases', collection: 'cases', title: 'Another', body: 'biobanks' })
    for (const kind of ['products', 'cases', 'news'] as const) {
      const { counts } = await search({ kind, text: 'biobank' })
      expect(counts).toMatchObject({ products: 1, cases: 2, news: 0 })
    }
  })
})

test('the excerpt of a result contains the searched words', async () => {
  const body = `${'Many other words. '.repeat(60)}Samples rest in a dewar there. ${'And more. '.repeat(60)}`
  await makeSearchRow(cms, { title: 'Storage', summary: 'A summary.', body })
  const { found } = await search({ text: 'dewars', hasExcerpts: true })
  expect(found[0]?.excerpt).toMatch(/^…Samples rest in a dewar there/)
  // Texts are read only where a page shows them.
  expect((await search({ text: 'dewars' })).found).toMatchObject([{ title: 'Storage', excerpt: null }])
})

describe('a search without exact results', () => {
  test('a typo is corrected, and the result says so (S1 2.17)', async () => {
    await makeSearchRow(cms, { site: 'en_UK', title: 'Centrifuge for plasma' })
    for (const text of ['centrifgue', 'cetrifuge', 'centrifuge plasna']) {
      const { found, corrected } = await search({ site: 'en_UK', text })
      expect([text, found.map(({ title }) => title)]).toEqual([text, ['Centrifuge for plasma']])
      expect(corrected).toMatch(/^centrifuge/)
    }
  })

  test('unknown words are left out, and the result says so', async () => {
    await makeSearchRow(cms, { title: 'Sterilizer with drawer' })
    const { found, corrected } = await search({ text: 'sterilizer qqzzxx 2041' })
    expect(found.map(({ title }) => title)).toEqual(['Sterilizer with drawer'])
    expect(corrected).toBe('sterilizer')
  })

  test('words that never occur together find the documents with most of them first', async () => {
    await makeSearchRow(cms, { title: 'Shelf', body: 'aluminium', place: 1 })
    await makeSearchRow(cms, { title: 'Rack', body: 'aluminium castors', place: 2 })
    await makeSearchRow(cms, { title: 'Trolley handle', place: 3 })
    expect((await titles({ text: 'aluminium castors trolley' }))[0]).toBe('Rack')
  })

  test('an unknown variant of a model finds the model', async () => {
    await makeSearchRow(cms, { title: 'Upright', models: ['W730'] })
    const { found, corrected } = await search({ text: 'W730-55Q' })
    expect([found.map(({ title }) => title), corrected]).toEqual([['Upright'], 'w730'])
  })

  test('a search for some of the known words is not called a correction', async () => {
    await makeSearchRow(cms, { title: 'Autoclave' })
    await makeSearchRow(cms, { title: 'Pipette' })
    const { found, corrected, isPartial } = await search({ text: 'autoclave pipette' })
    expect([found.length, corrected, isPartial]).toEqual([2, null, true])
  })

  test('a frequent word does not outweigh a rare one (issue 14)', async () => {
    for (const title of ['Cupboard A', 'Cupboard B', 'Cupboard C']) await makeSearchRow(cms, { title })
    await makeSearchRow(cms, { title: 'For lyophilised samples' })
    const { found, isPartial } = await search({ text: 'lyophilised cupboard' })
    expect([found.map(({ title }) => title), isPartial]).toEqual([['For lyophilised samples'], true])
  })

  test('if only another kind has all words, some of the words are searched (issue 14)', async () => {
    await makeSearchRow(cms, { title: 'Microtome' })
    await makeSearchRow(cms, { kind: 'news', collection: 'news', title: 'Microtome unveiled' })
    const { found, counts, corrected, isPartial, hasNoExactMatch } = await search({
      text: 'microtome unveiled',
    })
    expect(found.map(({ title }) => title)).toEqual(['Microtome'])
    expect([counts.products, counts.news, corrected, isPartial, hasNoExactMatch]).toEqual([
      1,
      1,
      null,
      true,
      false,
    ])
  })

  test('a correction with results in another kind only is in the counts (issue 14)', async () => {
    await makeSearchRow(cms, {
      site: 'es_ES',
      kind: 'news',
      collection: 'news',
      title: 'Espectrómetro nuevo',
    })
    const { found, counts, corrected } = await search({ site: 'es_ES', text: 'espectromtero' })
    expect([found.length, counts.news, corrected]).toEqual([0, 1, 'espectrómetro'])
  })

  test('unknown words only find nothing', async () => {
    const { found, counts, corrected } = await search({ text: 'qqzzxx' })
    expect(found).toEqual([])
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
    expect(corrected).toBeNull()
  })
})

test.each([
  '%',
  '_%',
  '\\',
  "'",
  "'; drop table search_rows; --",
  ':*',
  'a:*',
  '& | ! <->',
  "'a' & !'b'",
  '()',
  '!!!???',
  '🧊',
  '\u0000',
  'freezer\u0000',
  '\u0007\u001b',
  '\ud800',
  'a\ud800',
  '%ED%A0%80',
  '冰'.repeat(50_000),
  'x '.repeat(25_000),
  'freezer '.repeat(6_000),
  "l'",
  '-',
  '--1',
  '1e9',
  'ﬀ',
  '\u200b',
  '̈',
])('any input has a result: %.40j', async (text) => {
  for (const site of ['zh_CN', 'en_EN'] as const) {
    await expect(search({ site, text })).resolves.toBeDefined()
    await expect(searchReader.complete({ site, text, limit: 8 })).resolves.toBeDefined()
  }
})
