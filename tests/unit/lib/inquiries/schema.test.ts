import { expect, test } from 'vitest'
import { internationalSites, type SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { failuresOf, firstFailure, inquirySchema } from '@/lib/inquiries/schema'

const day = '2026-03-02'

const international = {
  productId: ['1'],
  lastName: 'Okonkwo',
  firstName: 'Ada',
  email: 'no address',
  company: 'Clinic',
  continent: 'Africa',
  country: 'Nigeria',
  content: 'Two, please.',
}

const equipment = {
  serialNumber: 'NB-4711',
  specificProblem: 'It hums.',
  whetherFirstUnpack: day,
  file: 'reference',
}

const chinese = {
  name: '林知寒',
  mobile: '13812345678',
  province: '山东省',
  city: '青岛市',
  captcha: 'K7QM',
  company: '诺凡',
  email: 'lin@lab.example',
  privacy: true,
  subscription: true,
}

const message = {
  name: 'Ada',
  email: 'ada@clinic.example',
  content: 'Hello',
  privacy: true,
  subscription: true,
}

const { productId: _productId, ...sender } = international
const { privacy, subscription, ...written } = message

/** Per form: fields in the order of the checks. */
const forms: [InquiryKind, SiteId, Record<string, unknown>][] = [
  ...internationalSites.map((site): [InquiryKind, SiteId, object] => ['contact', site, international]),
  ['service', 'en_EN', { ...sender, ...equipment }],
  ['service', 'fr_FR', { ...sender, ...equipment }],
  ['contact', 'zh_CN', chinese],
  ['message', 'en_EN', message],
  [
    'message',
    'zh_CN',
    { ...written, province: '山东省', city: '青岛市', phone: '1', organ: '诺凡', privacy, subscription },
  ],
].map(([kind, site, values]) => [kind, site, values] as [InquiryKind, SiteId, Record<string, unknown>])

test.each(forms)(
  'the missing fields of a %s on %s are reported in the order of the checks (S1 5, S2 5)',
  (kind, site, full) => {
    const schema = inquirySchema({ kind, site, spamProtection: true })
    const given: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(full)) {
      expect(firstFailure(schema, given)).toEqual({ field, problem: 'missing' })
      given[field] = value
    }
    expect(firstFailure(schema, given)).toBeNull()
  },
)

test('all invalid fields are reported once, in the order of the checks (S2 5, issue 14)', () => {
  const schema = inquirySchema({ kind: 'contact', site: 'zh_CN', spamProtection: true })
  const fieldsOf = (values: unknown) => failuresOf(schema, values).map(({ field }) => field)
  const rest = ['province', 'city', 'captcha', 'company', 'email', 'privacy', 'subscription']
  expect(fieldsOf({})).toEqual(['name', 'mobile', ...rest])
  expect(fieldsOf({ name: '李明', mobile: '14612345678' })).toEqual(['mobile', ...rest])
})

test('a service inquiry requires a file on all international sites but en_UK (S2 5)', () => {
  const { file: _file, ...rest } = { ...sender, ...equipment }
  for (const site of internationalSites) {
    const failure = firstFailure(inquirySchema({ kind: 'service', site, spamProtection: true }), rest)
    expect([site, failure?.field]).toEqual([site, site === 'en_UK' ? undefined : 'file'])
  }
})

test('spaces count as missing', () => {
  const schema = inquirySchema({ kind: 'contact', site: 'en_EN', spamProtection: true })
  expect(firstFailure(schema, { ...international, company: '  ' })).toEqual({
    field: 'company',
    problem: 'missing',
  })
})

test.each([
  ['13812345678', true],
  ['18012345678', true],
  ...['145', '147', '149', '150', '153', '155', '159', '166', '170', '171', '173', '178', '198', '199'].map(
    (prefix): [string, boolean] => [`${prefix}12345678`, true],
  ),
  ...['141', '146', '154', '160', '172', '174', '179', '190', '197', '120'].map(
    (prefix): [string, boolean] => [`${prefix}12345678`, false],
  ),
  ['1381234567', false],
  ['138123456789', false],
  ['+8613812345678', false],
])('%s is a mobile number of the mainland: %s (S2 5)', (mobile, isOne) => {
  const failure = firstFailure(inquirySchema({ kind: 'contact', site: 'zh_CN', spamProtection: true }), {
    ...chinese,
    mobile,
  })
  expect(failure).toEqual(isOne ? null : { field: 'mobile', problem: 'wrong' })
})

test.each([
  [day, true],
  [`${day} 00:00:00`, true],
  ['2026-02-30', false],
  ['0202-03-02', false],
  ['20260302', false],
])('%s is a valid date: %s (S2 9)', (whetherFirstUnpack, isOne) => {
  const values = { ...sender, ...equipment, whetherFirstUnpack }
  const failure = firstFailure(
    inquirySchema({ kind: 'service', site: 'en_EN', spamProtection: true }),
    values,
  )
  expect(failure).toEqual(isOne ? null : { field: 'whetherFirstUnpack', problem: 'date' })
})

test.each<[SiteId, string, string | null]>([
  ['en_EN', '2/3/2026', day],
  ['en_UK', '02.03.2026', day],
  ['fr_FR', '02 03 2026', day],
  ['es_ES', '02-03-2026', day],
  ['en_EN', '02032026', day],
  ['en_US', '3/2/2026', day],
  ['en_US', '03022026', day],
  ['en_EN', '3/13/2026', null],
  ['en_US', '13/3/2026', null],
  ['en_EN', '2 March 2026', null],
  ['en_EN', '2/3/26', null],
])('on %s the form takes %s as the date %s, and the contract does not', (site, typed, date) => {
  const values = { ...sender, ...equipment, whetherFirstUnpack: typed }
  const parse = (spamProtection: boolean) =>
    inquirySchema({ kind: 'service', site, spamProtection }).safeParse(values)
  expect(parse(true).data ?? null).toEqual(date && expect.objectContaining({ whetherFirstUnpack: date }))
  expect(parse(false).success).toBe(false)
})

test.each([
  ['', true],
  ['12', true],
  ['0', false],
  ['1.5', false],
  ['a few', false],
])('the quantity "%s" is valid: %s', (quantity, may) => {
  const values = { ...international, quantity }
  const failure = firstFailure(
    inquirySchema({ kind: 'contact', site: 'en_EN', spamProtection: true }),
    values,
  )
  expect(failure).toEqual(may ? null : { field: 'quantity', problem: 'wrong' })
})

test('the contract requires neither captcha nor consents (readings 31)', () => {
  const { captcha: _captcha, privacy: _privacy, subscription: _subscription, ...rest } = chinese
  expect(
    firstFailure(inquirySchema({ kind: 'contact', site: 'zh_CN', spamProtection: false }), rest),
  ).toBeNull()
})

test('consent to the newsletter is optional where the site says so (readings 15)', () => {
  const rules = { kind: 'message', site: 'en_EN', spamProtection: true, subscriptionRequired: false } as const
  expect(firstFailure(inquirySchema(rules), { ...message, subscription: false })).toBeNull()
})
