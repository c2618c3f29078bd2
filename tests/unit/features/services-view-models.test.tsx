import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContractDetail } from '@/features/services/components/contract-detail'
import type { ServiceTypeItem } from '@/features/services/queries/items'
import {
  chosenType,
  toContract,
  toContractCard,
  toServiceCaseCard,
  toServiceGroups,
} from '@/features/services/view-models/services'

const type = (id: string, name: string): ServiceTypeItem => ({
  id,
  name,
  mode: 'tabs',
  contractLayout: 'normal',
  cover: null,
  content: '',
  sites: [],
  writtenFor: [],
})

const types = [type('1', 'Calibration'), type('2', 'Contracts')]

test('the first service solution is chosen unless the address names one (S2 2.8)', () => {
  expect(chosenType(types, undefined)?.id).toBe('1')
  expect(chosenType(types, '2')?.id).toBe('2')
  expect(chosenType(types, '9')).toBeUndefined()
  expect(chosenType([], undefined)).toBeUndefined()
})

test('the list of service solutions has one level and marks the chosen one', () => {
  const [group, ...others] = toServiceGroups('en_UK', types, '2')
  expect(others).toEqual([])
  expect(group?.items).toEqual([
    {
      id: '1',
      name: 'Calibration',
      current: false,
      href: '/en/serviceSolution?solutionId=1&lang=en_UK#content',
    },
    {
      id: '2',
      name: 'Contracts',
      current: true,
      href: '/en/serviceSolution?solutionId=2&lang=en_UK#content',
    },
  ])
})

const contract = {
  id: '5',
  title: 'Full cover',
  typeId: '2',
  productId: null,
  cover: null,
  overview: '<p>Parts and labour.</p>',
  traits: [{ image: null, firstTrait: 'Within 24 hours', secondTrait: 'On site, every day' }],
  packageDetail: '<p>Two visits.</p>',
  fileIds: [],
  sites: [],
  writtenFor: [],
}

test('contracts and cases have addresses of their own', () => {
  expect(toContractCard('en_EN', contract)).toMatchObject({
    name: 'Full cover',
    href: '/en/serviceSolution/contract?id=5&solutionId=2&lang=en_EN#content',
  })
  const story = { ...contract, content: '' }
  expect(toServiceCaseCard('en_EN', story).href).toBe(
    '/en/serviceSolution/solutionCase?id=5&solutionId=2&lang=en_EN#content',
  )
})

function headings(layout: 'normal' | 'special', changes: Partial<typeof contract> = {}) {
  const view = toContract({ ...contract, ...changes })
  const html = renderToStaticMarkup(
    <ContractDetail site="en_EN" contract={view} layout={layout} brochures={<p>Files</p>} />,
  )
  return { html, headings: [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, text]) => text) }
}

test('the normal layout has overview, benefits and package; a benefit is its heading (S2 2.8)', () => {
  const { html, headings: shown } = headings('normal')
  expect(shown).toEqual(['Overview', 'Benefits', 'Contract Package'])
  expect(html).toContain('Within 24 hours')
  expect(html).not.toContain('On site, every day')
})

test('the special layout has overview, features with their texts, and parameters (S2 2.8)', () => {
  const { html, headings: shown } = headings('special')
  expect(shown).toEqual(['Overview', 'Features', 'Parameters'])
  expect(html).toContain('On site, every day')
})

test('a part without content is left out (S2 2.8)', () => {
  expect(headings('normal', { packageDetail: '' }).headings).toEqual(['Overview', 'Benefits'])
  expect(headings('special', { overview: '', traits: [], packageDetail: '' }).headings).toEqual([])
})
