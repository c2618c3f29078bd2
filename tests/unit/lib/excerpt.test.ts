import { expect, test } from 'vitest'
import { marksIn, withMark, withoutMarks } from '@/lib/content-marks'
import { excerptOf, excerptOfHtml, fittingSentencesOf, sentencesOf, teaserOf } from '@/lib/excerpt'

test('a short text is unchanged', () => {
  expect(excerptOf('Cold, held still.', 40)).toBe('Cold, held still.')
})

test('a long text is truncated at the end of a word', () => {
  expect(excerptOf('The freezer holds 576 boxes, measured.', 20)).toBe('The freezer holds…')
})

test('a Chinese text is truncated at the end of a word, without a trailing comma', () => {
  const cut = excerptOf('超低温冰箱，在四十三度环境温度下连续运行。', 8)
  expect(cut).toMatch(/^超低温冰箱，?在?四?/)
  expect(cut.length).toBeLessThanOrEqual(9)
  expect(cut.endsWith('…')).toBe(true)
})

test('a single long word is truncated', () => {
  expect(excerptOf('x'.repeat(50_000), 20)).toBe(`${'x'.repeat(20)}…`)
})

test.each([
  ['Nine shelves. Ten doors. Eleven alarms are logged.', 26, 'Nine shelves. Ten doors.'],
  ['It holds −80 °C on 7.2 kWh. Each day is logged.', 40, 'It holds −80 °C on 7.2 kWh.'],
  ['总库容 2,000 万份。“二期已经投入使用。”共 186 台设备。', 26, '总库容 2,000 万份。“二期已经投入使用。”'],
  ['It is held at −80 °C. It uses 7.25 kWh a day.', 32, 'It is held at −80 °C.'],
  ['八项议案全部通过。资金来源？自有资金 3.0 亿元。', 15, '八项议案全部通过。'],
  ['Nine. Ten doors and eleven alarms are logged.', 26, 'Nine. Ten doors and eleven…'],
  ['四种门口配置：无门帘；塑料门帘；风幕；蜂鸣器', 12, '四种门口配置：无门帘…'],
])('the sentences that fit are kept: %s', (text, length, expected) => {
  expect(sentencesOf(text, length)).toBe(expected)
})

test('a first sentence that is too long ends after a clause, not within a number', () => {
  const text =
    'In September, the second phase went into service with 1,860 freezers, which raise the capacity to 20 million samples.'
  expect(sentencesOf(text, 80)).toBe('In September, the second phase went into service with 1,860 freezers…')
  expect(sentencesOf('2026 年 9 月，二期投入使用，共有 186 台冰箱与 24 台液氮罐同时运行。', 20)).toBe(
    '2026 年 9 月，二期投入使用…',
  )
})

test('Chinese texts have half as many characters in the same space', () => {
  expect(fittingSentencesOf('两台冰箱已经安装并启用。第三台下月到货，届时再行验收。', 40)).toBe(
    '两台冰箱已经安装并启用。',
  )
  expect(fittingSentencesOf('Two freezers are in use. A third follows.', 40)).toBe('Two freezers are in use.')
})

test('a short sentence fits, rather than a long one without its end', () => {
  const text = 'It is in use. The second freezer of the series follows in June, with the racks.'
  expect(fittingSentencesOf(text, 64)).toBe('It is in use.')
})

test('an abbreviation ends no sentence', () => {
  const text = 'Orders received by 4:00 p.m. Rotterdam time leave the same day. Others leave a day later.'
  expect(sentencesOf(text, 66)).toBe('Orders received by 4:00 p.m. Rotterdam time leave the same day.')
  expect(teaserOf(text, 50)).toBe('Orders received by 4:00 p.m. Rotterdam time leave the same day.')
})

test('a teaser has half as many Chinese characters as Latin ones', () => {
  expect(teaserOf('一二三四五。六七八九十。', 12)).toBe('一二三四五。')
  expect(teaserOf('Cold, held. Still.', 12)).toBe('Cold, held.')
})

test('a teaser is half as long again rather than cut within a sentence, or else its first sentence', () => {
  const text = '二期投入使用。新增 186 台冰箱与 24 台液氮罐，总库容增至 2,000 万份。'
  expect(teaserOf(text, 60)).toBe(text)
  expect(teaserOf(text, 48)).toBe('二期投入使用。')
})

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

test.each([
  [
    'list items in Chinese',
    'zh_CN',
    `<p>24 小时的耗电：</p>${list('什么都不装：31.6 千瓦时', '塑料门帘：24.1 千瓦时', '风幕：20.3 千瓦时')}<p>差别很大。</p>`,
    '24 小时的耗电：什么都不装：31.6 千瓦时；塑料门帘：24.1 千瓦时；风幕：20.3 千瓦时。差别很大。',
  ],
  [
    'list items in English',
    'en_EN',
    `<p>In 24 hours:</p>${list('nothing: 31.6 kWh', 'a curtain: 24.1 kWh')}<p>It adds up.</p>`,
    'In 24 hours: nothing: 31.6 kWh; a curtain: 24.1 kWh. It adds up.',
  ],
  ['list items in French', 'fr_FR', list('rien', 'un rideau'), 'rien\u202f; un rideau'],
  ['Chinese sentences', 'zh_CN', '<p>共 2000 万份。</p><p>186 台设备。</p>', '共 2000 万份。186 台设备。'],
  ['Latin sentences', 'es_ES', '<p>Veinte millones.</p><p>186 equipos.</p>', 'Veinte millones. 186 equipos.'],
  ['a sentence that ends in a quotation', 'zh_CN', '<p>他说：“好。”</p><p>完。</p>', '他说：“好。”完。'],
  [
    'paragraphs without punctuation',
    'en_US',
    '<p>Cold room</p><p>186 freezers</p>',
    'Cold room; 186 freezers',
  ],
  [
    'nested lists',
    'en_EN',
    '<ul><li>Doors<ul><li>glass</li><li>steel</li></ul></li></ul>',
    'Doors; glass; steel',
  ],
  ['line breaks', 'zh_CN', '<p>第一行<br />第二行</p>', '第一行；第二行'],
  ['stray spaces', 'zh_CN', '<p>低温 冰箱 ， 31.6 千瓦时 。 ULT 型</p>', '低温冰箱，31.6 千瓦时。ULT 型'],
  [
    'inline tags, entities and pictures',
    'en_EN',
    '<p>A <strong>cold</strong> &amp; <em>dry</em></p><figure><img src="/a" /></figure>',
    'A cold & dry',
  ],
  [
    'headings, which are left out',
    'en_EN',
    '<h2>Title</h2><p>Text.</p><h3>More</h3><p>End.</p>',
    'Text. End.',
  ],
  [
    'titles that begin a paragraph, which are left out',
    'zh_CN',
    '<p>今日发布。</p><p><strong>产能</strong> 股东提问。</p><p><strong>交接班。</strong>双方确认。</p>',
    '今日发布。股东提问。双方确认。',
  ],
  [
    'titles with a full stop or colon',
    'en_EN',
    '<p><strong>Dividend.</strong> 0.43 yuan.</p><p><strong>Monday: siting:</strong> A stick.</p>',
    '0.43 yuan. A stick.',
  ],
  [
    'bold words and questions, which are not titles',
    'zh_CN',
    '<p><strong>NSF 456,</strong> 2021 年。</p><p><strong>德国</strong>（2022 年）。</p><p><strong>谁来签字？</strong> 负责人。</p>',
    'NSF 456, 2021 年。德国（2022 年）。谁来签字？负责人。',
  ],
  ['nothing', 'en_EN', '<p></p>', ''],
] as const)('%s are joined in one line', (_, site, html, expected) => {
  expect(excerptOfHtml(site, html, 300)).toBe(expected)
})

test('the first items of a long rich text end with an ellipsis', () => {
  expect(excerptOfHtml('en_EN', list('cold store', 'cold room', 'freezer'), 20)).toBe('cold store…')
})

test('what is left of a text still says where it comes from (decision 98)', () => {
  const shortened = excerptOf(withMark('Freezers for biobanks and laboratories', 'news/1/title'), 12)
  expect(withoutMarks(shortened)).toBe('Freezers for…')
  expect(marksIn(shortened)).toEqual(['news/1/title'])
})
