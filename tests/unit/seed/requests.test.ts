import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteIds } from '@/i18n/locales'
import { inquiryKinds, inquiryStatuses } from '@/lib/inquiries/kinds'
import { firstFailure, inquirySchema } from '@/lib/inquiries/schema'
import { catalogueSeeds } from '../../../scripts/seed/content'
import { recipientSeeds, requestSeeds } from '../../../scripts/seed/content/requests'

const assets = new URL('../../../scripts/seed/assets/', import.meta.url)
const models = new Map(catalogueSeeds.products.map(({ model, id }) => [model, id]))
const current = requestSeeds.filter(({ fields }) => fields?.email)

test('the demo inbox has every kind, site and status, and one whose sender has been erased', () => {
  expect(new Set(requestSeeds.map(({ kind }) => kind))).toEqual(new Set(inquiryKinds))
  expect(new Set(requestSeeds.map(({ site }) => site))).toEqual(new Set(siteIds))
  expect(new Set(requestSeeds.map(({ status }) => status))).toEqual(new Set(inquiryStatuses))
  expect(
    requestSeeds.filter(({ fields }) => !fields?.email).map(({ hoursAgo }) => hoursAgo > 24 * 730),
  ).toEqual([true])
})

test('demo requests have own ids and references, products of the catalogue and fictional addresses', () => {
  expect(new Set(requestSeeds.map(({ id }) => id)).size).toBe(requestSeeds.length)
  expect(new Set(requestSeeds.map(({ reference }) => reference)).size).toBe(requestSeeds.length)
  for (const { id, reference, products = [], attachment } of requestSeeds) {
    expect(id).toMatch(/^\d{19}$/)
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(products.filter((model) => !models.has(model))).toEqual([])
    if (attachment) expect(existsSync(new URL(attachment.picture, assets)), attachment.picture).toBe(true)
  }
  const addresses = [
    ...current.map(({ fields }) => fields?.email ?? ''),
    ...recipientSeeds.flatMap((row) => row.addresses),
  ]
  expect(addresses.filter((address) => !/^[a-z.]+@[a-z-]+\.example$/.test(address))).toEqual([])
})

test.each(current)('$reference is what its form would have taken (S1 5, S2 5)', (seed) => {
  const { kind, site, products = [], fields, attachment } = seed
  const values = {
    ...fields,
    productId: products.map((model) => models.get(model)),
    file: attachment?.name ?? '',
  }
  expect(firstFailure(inquirySchema({ kind, site, spamProtection: false }), values)).toBeNull()
})
