import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseData } from '@/features/cases/components/case-data'

const picture = { src: '/file/pictures/a.png', width: 1600, height: 900, alt: '' }
const item = { createTime: '2026-03-04T00:00:00.000Z', updateTime: '2026-03-05T00:00:00.000Z' }

function dataOf(title: string) {
  const view = { title, excerpt: 'One record.', picture, used: [{ id: '4', name: 'U830', href: '/' }] }
  const props = { site: 'en_UK', view, item, company: 'Norvane', origin: 'https://www.example.com' } as const
  return renderToStaticMarkup(<CaseData {...props} />)
}

test('structured data describes a case as an article with publisher, dates and language', () => {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(dataOf('East Lake'))?.[1]
  expect(JSON.parse(json ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'East Lake',
    description: 'One record.',
    image: 'https://www.example.com/file/pictures/a.png',
    datePublished: '2026-03-04T00:00:00.000Z',
    dateModified: '2026-03-05T00:00:00.000Z',
    inLanguage: 'en-GB',
    about: [{ '@type': 'Thing', name: 'U830' }],
    publisher: { '@type': 'Organization', name: 'Norvane' },
  })
})

test('no case name can close the script element', () => {
  expect(dataOf('</script><script>alert(1)</script>').match(/<\/?script/g)).toHaveLength(2)
})
