import { describe, expect, test } from 'vitest'
import { inquiryFilters } from '@/cms/inquiries/admin/filters'
import { excludeSpam } from '@/cms/inquiries/inbox-list'
import { toInquiryView } from '@/cms/inquiries/inquiry-view'
import { replyLink, telephoneLink } from '@/cms/inquiries/reply'
import { english } from '../../support/admin-texts'
import type { ListQuery } from '@/cms/table-export'
import type { RequestFile, Inquiry } from '@/payload-types'

describe('spam', () => {
  const without = { status: { not_equals: 'spam' } }

  test.each<ListQuery>([
    {},
    { search: 'freezer' },
    { search: 'cold room' },
    { where: { kind: { equals: 'contact' } } },
    { where: { or: [{ and: [{ site: { equals: 'zh_CN' } }] }] } },
  ])('is left out of the list for %j', (requested) => expect(excludeSpam(requested)).toEqual(without))

  test.each<ListQuery>([
    { search: '7KQM-4RTD' },
    { search: ' 7kqm-4rtd ' },
    { where: { status: { equals: 'spam' } } },
    { where: { or: [{ and: [{ status: { in: 'new,progress' } }] }] } },
  ])('is included for %j', (requested) => expect(excludeSpam(requested)).toBeNull())
})

const inquiry: Inquiry = {
  id: '1',
  reference: '7KQM-4RTD',
  kind: 'service',
  site: 'es_ES',
  via: 'form',
  status: 'new',
  sender: 'Ana Pérez',
  email: 'ana@example.com',
  createdAt: '2026-11-22T03:05:00.000Z',
  updatedAt: '',
}

const viewOf = (given: Partial<Inquiry>) =>
  toInquiryView(
    { ...inquiry, ...given },
    { ...english, products: new Map([['7', 'Freezer, -86 °C']]), attachment: null },
  )

describe('the view of an inquiry', () => {
  test('has the fields that are filled in only', () => {
    const letter = viewOf({ content: 'Hola', company: '', serialNumber: 'BE0F3' })
    expect(letter).toMatchObject({
      from: 'Ana Pérez',
      received: '2026-11-22T03:05:00.000Z',
      texts: [{ label: 'Message', text: 'Hola', lang: 'es' }],
      device: [{ label: 'Serial number', text: 'BE0F3' }],
      products: [],
      order: [],
    })
    expect(letter.sender.map(({ label }) => label)).toEqual(['Name', 'Email'])
  })

  test('names products once, unless the sender saw other names', () => {
    const seen = (productName: string) => viewOf({ products: ['7'], productName }).order
    expect(seen('Freezer, -86 °C')).toEqual([])
    expect(seen('Congelador')).toMatchObject([{ text: 'Congelador' }])
  })

  test('links a page of the sites, and nothing that only looks like one', () => {
    const hrefOf = (page: string) => viewOf({ page }).origin.at(-1)?.href
    expect(hrefOf('/es/contact')).toBe('/es/contact')
    for (const page of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
      expect(hrefOf(page)).toBeUndefined()
  })
})

describe('a reply', () => {
  test('has the reference in its subject, in the language of the request', () => {
    expect(replyLink(inquiry)).toBe('mailto:ana@example.com?subject=Su%20solicitud%207KQM-4RTD')
    expect(replyLink({ ...inquiry, site: 'zh_CN' })).toContain(encodeURIComponent('您的咨询 7KQM-4RTD'))
  })

  test.each(['ana', 'a@b@c', 'a@example.com, b@example.com', 'a b@example.com', '', null])(
    'is not offered for an address such as %j',
    (email) => expect(replyLink({ ...inquiry, email })).toBeNull(),
  )

  test('accepts no headers in an address', () => {
    expect(replyLink({ ...inquiry, email: 'ana@example.com?bcc=x%40y' })).toMatch(
      /^mailto:ana@example\.com%3Fbcc%3Dx%2540y\?subject=[^&]*$/,
    )
  })

  test('is a call if the number is valid', () => {
    expect(telephoneLink('+34 (600) 123-456')).toBe('tel:+34600123456')
    expect(telephoneLink('call me')).toBeNull()
  })
})

test('filters by day mean the same all day long', () => {
  const at = (now: string) =>
    inquiryFilters({ ...english, me: '1', staff: [], products: [], now: new Date(now) }).find(
      ({ label }) => label === 'Received',
    )
  expect(at('2026-03-01T00:00:00Z')).toEqual(at('2026-03-01T23:59:59Z'))
  expect(at('2026-03-01T12:00:00Z')?.options[1]?.where).toEqual({
    createdAt: { greater_than_equal: '2026-02-23T00:00:00.000Z' },
  })
})

test.each([
  ['clean', 'image/webp', true],
  ['unchecked', 'image/jpeg', true],
  ['waiting', 'image/jpeg', false],
  ['quarantined', 'image/jpeg', false],
  ['clean', 'application/pdf', false],
] as const)('an attachment that is %s and %s: is its picture shown? %s', (state, mimeType, picture) => {
  const attachment = { filename: '1.x', originalName: 'unit', mimeType, state } as RequestFile
  expect(toInquiryView(inquiry, { ...english, products: new Map(), attachment }).attachment).toMatchObject({
    name: 'unit',
    picture,
    href: state === 'quarantined' ? null : '/api/request-files/file/1.x',
  })
})
