import { expect, test } from 'vitest'
import { toOpenApi } from '@/contract/kernel/openapi'
import { things } from './sample'

const document = toOpenApi({
  info: { title: 'Things', version: '1', description: 'About things.' },
  servers: [{ url: '/f' }],
  operations: things,
})

test('every operation has its path, names and parameters, siteId among them', () => {
  expect(document.paths['/thing/queryById']?.get).toMatchObject({
    operationId: 'readThing',
    'x-also': ['readThingAgain'],
    parameters: [
      { name: 'id', in: 'query', required: true },
      { name: 'search', required: false },
      { name: 'siteId', required: false, schema: { default: 'en_EN' } },
    ],
  })
  expect(document.paths['/thing/add']).toHaveProperty('post')
})

test('a named schema is listed once, and every reference exists', () => {
  expect(document.components.schemas.Thing).toMatchObject({ type: 'object', required: ['id', 'site'] })
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
  for (const [, name = ''] of references) expect(document.components.schemas).toHaveProperty(name)
})

test('a parameter in the address is a required path parameter', () => {
  expect(document.paths['/thing/{id}/parts']?.get?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'colour', in: 'query', required: false },
    { name: 'siteId', in: 'query' },
  ])
})
