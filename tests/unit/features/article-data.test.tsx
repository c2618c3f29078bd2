import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleData } from '@/features/news/components/article-data'

function dataOf(title: string) {
  const article = { title, excerpt: 'Forty-one decibels.', picture: { src: '/file/pictures/a.png' } }
  const item = { publishTime: '2026-03-04T00:00:00.000Z', updateTime: '2026-03-05T00:00:00.000Z' }
  const props = {
    site: 'en_UK',
    article,
    item,
    company: 'Norvane',
    origin: 'https://www.example.com',
  } as const
  return renderToStaticMarkup(<ArticleData {...props} />)
}

test('structured data has publisher, title, dates and language', () => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(dataOf('A quieter freezer'))?.[1]
  expect(JSON.parse(json ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'A quieter freezer',
    description: 'Forty-one decibels.',
    image: 'https://www.example.com/file/pictures/a.png',
    datePublished: '2026-03-04T00:00:00.000Z',
    dateModified: '2026-03-05T00:00:00.000Z',
    inLanguage: 'en-GB',
    publisher: { '@type': 'Organization', name: 'Norvane' },
  })
})

test('no title can close the script element', () => {
  expect(dataOf('</script><script>alert(1)</script>').match(/<\/?script/g)).toHaveLength(2)
})
