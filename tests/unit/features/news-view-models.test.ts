import { expect, test } from 'vitest'
import { toArticle, toNewsCard, toNewsTypes } from '@/features/news/view-models'
import { newsItem, types } from './samples'

test('a card leads to the article on its site and shows the first words of the text (S1 2.8)', () => {
  const card = toNewsCard(newsItem(), { site: 'fr_FR', shown: 'publishTime', types })
  expect(card).toMatchObject({
    href: '/en/newsDetail?id=12&name=A+quieter+freezer&lang=fr_FR',
    excerpt: 'Forty-one decibels & no more.',
    typeName: 'Latest news',
    picture: { src: '/file/pictures/a.png', width: 1600, height: 900, alt: 'A freezer' },
    date: { iso: '2026-03-04T20:05:09.000Z', day: '04', year: '2026', text: '4 mars 2026' },
  })
})

test('Chinese cards show the day of the last update in Beijing (S1 2.9, readings 26)', () => {
  const card = toNewsCard(newsItem(), { site: 'zh_CN', shown: 'updateTime', types: [] })
  expect(card.date).toMatchObject({ text: '2026-03-06', day: '06' })
  expect(card).toMatchObject({ typeName: '', href: '/zh_CN/newsDetail?id=12&name=A+quieter+freezer' })
})

test('a long text is cut between words, a missing picture is undefined', () => {
  const long = newsItem({ excerpt: 'words and '.repeat(60), cover: null })
  const card = toNewsCard(long, { site: 'en_EN', shown: 'publishTime', types })
  expect(card.excerpt.length).toBeLessThanOrEqual(181)
  expect(card.excerpt).toMatch(/(words|and)…$/)
  expect(card.picture).toBeUndefined()
})

test('an article keeps its HTML and has its date', () => {
  const article = toArticle(newsItem(), { site: 'en_US', shown: 'publishTime' })
  expect(article).toMatchObject({
    html: newsItem().content,
    excerpt: 'Forty-one decibels & no more.',
    date: { iso: '2026-03-04T20:05:09.000Z', text: 'March 4, 2026' },
  })
})

test('the types of the menu count their articles and mark the chosen one (S1 2.8)', () => {
  expect(toNewsTypes(types, { site: 'en_UK', current: '2' })).toEqual([
    { id: '1', name: 'Latest news', count: 3, href: '/en/news?id=1&lang=en_UK', current: false },
    { id: '2', name: 'Newsletter', count: 0, href: '/en/news?id=2&lang=en_UK', current: true },
  ])
})
