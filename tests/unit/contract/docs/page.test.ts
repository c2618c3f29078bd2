import { expect, test } from 'vitest'
import { docsPage } from '@/contract/docs/page'
import { toOpenApi } from '@/contract/kernel/openapi'
import { things } from '../kernel/sample'

const page = docsPage(
  toOpenApi({
    info: { title: 'Things', version: '1', description: 'First.\n\nSecond.' },
    servers: [{ url: '/f' }],
    operations: things,
  }),
)

test('each operation is shown with parameters, result and an example', () => {
  expect(page).toContain('<section id="readThing">')
  expect(page).toContain('<a href="#Thing">Thing</a>')
  expect(page).toContain('GET /f/thing/queryById?id=1209669217492766722&amp;siteId=en_EN')
})

test('an example has its parameters in the right place', () => {
  expect(page).toContain('GET /f/thing/1209669217492766722/parts?siteId=en_EN')
  expect(page).toContain('in the address')
})

test('texts are escaped', () => {
  expect(page).toContain('One &lt;thing&gt;.')
})

test('nothing is loaded from other hosts, and there is no script', () => {
  expect(page).not.toMatch(/<script|<link|src=|https?:\/\//)
})
