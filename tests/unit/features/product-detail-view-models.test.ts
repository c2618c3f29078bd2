import { expect, test } from 'vitest'
import { marksIn, withMark, withoutMarks } from '@/lib/content-marks'
import { parameterText } from '@/features/products/view-models/parameter-text'
import { toApprovals } from '@/features/products/view-models/detail/approvals'
import { isExpired } from '@/features/products/view-models/detail/expiry'
import { toKeyFigures, toMeasure } from '@/features/products/view-models/detail/key-figures'
import { safePath } from '@/features/products/view-models/detail/safe-path'
import { toParameterClasses } from '@/features/products/view-models/detail/parameter-classes'
import { splitName } from '@/lib/model-title'
import { toProductView } from '@/features/products/view-models/detail/product-view'
import { material, parameter, product, temperature, volume } from './product-detail-samples'

const now = Date.parse('2026-11-21T12:00:00Z')

test('parameters are in tables by class, in order (S2 2.3)', () => {
  const weight = parameter({ className: 'Capacity', name: 'Weight' })
  expect(toParameterClasses('en_EN', [temperature, volume, weight])).toEqual([
    { name: 'Temperature', rows: [{ label: 'Temperature range', value: '−86 to −40\u00a0°C' }] },
    {
      name: 'Capacity',
      rows: [
        { label: 'Net capacity', value: '829\u00a0L' },
        { label: 'Weight', value: '298\u00a0kg' },
      ],
    },
  ])
})

test('a parameter without a value on the site has no row', () => {
  expect(toParameterClasses('en_EN', [parameter({ value: null })])).toEqual([])
})

test('en_US shows degrees Fahrenheit and cubic feet beside the stored units (readings 34)', () => {
  expect(parameterText('en_US', temperature)).toBe('−86 to −40\u00a0°C (−123 to −40\u00a0°F)')
  expect(parameterText('en_US', volume)).toBe('829\u00a0L (29.3\u00a0cu ft)')
})

test.each([
  ['en_EN', true, 'Yes'],
  ['en_EN', false, 'No'],
  ['zh_CN', true, '标配'],
] as const)('on %s a flag that is %s reads %s', (site, flag, text) => {
  expect(parameterText(site, parameter({ kind: 'flag', value: null, unit: null, flag }))).toBe(text)
})

test('texts are unchanged', () => {
  expect(parameterText('en_EN', parameter({ kind: 'text', value: null, text: 'R290 / R170' }))).toBe(
    'R290 / R170',
  )
})

test('the key figures are temperature, volume, then the preferred parameters, four at most', () => {
  const noise = parameter({ code: 'noise', name: 'Noise', value: 46, unit: 'dBA' })
  const energy = parameter({ code: 'energy', name: 'Energy use', value: 7.2, unit: 'kWhPerDay' })
  const weight = parameter()
  const words = parameter({ code: 'refrigerant', kind: 'text', value: null, text: 'R290' })
  expect(toKeyFigures('en_EN', [weight, words, noise, volume, energy, temperature])).toEqual([
    {
      code: 'temperature-range',
      value: '−86',
      unit: '°C',
      before: '',
      after: 'min.',
      name: 'Lowest temperature',
      note: 'Lowest temperature',
    },
    { code: 'net-volume', value: '829', unit: 'L', name: 'Net capacity', note: 'Net capacity' },
    { code: 'energy', value: '7.2', unit: 'kWh/24 h', name: 'Energy use', note: 'Energy use' },
    { code: 'noise', value: '46', unit: 'dB(A)', name: 'Noise', note: 'Noise' },
  ])
})

test('a freezer shows its lowest temperature, a refrigerator its range', () => {
  const refrigerator = { ...temperature, value: 2, upTo: 8 }
  expect(toMeasure('zh_CN', [temperature], 'temperature')).toMatchObject({
    value: '−86',
    before: '最低',
    after: '',
    note: '最低温度',
  })
  expect(toMeasure('en_EN', [refrigerator], 'temperature')).toMatchObject({
    value: '2–8',
    note: 'Temperature range',
  })
  expect(toMeasure('en_EN', [refrigerator], 'temperature')?.after).toBeUndefined()
  expect(toMeasure('en_EN', [{ ...refrigerator, value: 4, upTo: 4 }], 'temperature')?.value).toBe('4')
  expect(toMeasure('en_EN', [volume], 'temperature')).toBeUndefined()
})

test('a leading figure of en_US has the other unit in its note (readings 34)', () => {
  expect(toMeasure('en_US', [temperature], 'temperature')).toMatchObject({
    value: '−86',
    unit: '°C',
    note: 'Lowest temperature (−123\u00a0°F)',
  })
})

test('a recording interval of whole minutes is in minutes', () => {
  const interval = parameter({ code: 'log-interval', name: 'Interval', value: 600, unit: 's' })
  expect(toKeyFigures('en_EN', [interval])).toMatchObject([{ value: '10', unit: 'min' }])
})

test('a figure without a unit has none', () => {
  const boxes = parameter({ code: 'box-capacity', name: 'Boxes', value: 576, unit: 'pcs' })
  expect(toKeyFigures('en_EN', [boxes])).toEqual([
    { code: 'box-capacity', value: '576', unit: undefined, name: 'Boxes', note: 'Boxes' },
  ])
})

test.each([
  ['U830 upright freezer', 'U830', 'U830', 'upright freezer'],
  ['立式超低温冰箱 U830', 'U830', 'U830', '立式超低温冰箱'],
  ['Blood bank refrigerator', 'R890', 'Blood bank refrigerator', ''],
  ['Blood bank refrigerator', '', 'Blood bank refrigerator', ''],
  ['Ultracongelador vertical U830, −86 °C', 'U830', 'U830', 'Ultracongelador vertical, −86 °C'],
  ['Combiné solaire RF240 pour vaccins', 'RF240', 'RF240', 'Combiné solaire pour vaccins'],
  ['Trace probe, calibrated', 'Trace probe', 'Trace probe', 'calibrated'],
  ['U830', 'U830', 'U830', ''],
  ['U8300 freezer', 'U830', 'U8300 freezer', ''],
])('the name %s of the model %s is split into %s and %s', (name, model, large, small) => {
  expect(splitName(name, model)).toEqual({ large, small })
})

test('a name is split in previews, where texts carry their origin', () => {
  const name = withMark('Solar refrigerator R240', 'products/1/name')
  const model = withMark('R240', 'products/1/model')
  const { large, small } = splitName(name, model)
  expect([large, withoutMarks(small)]).toEqual([model, 'Solar refrigerator'])
  expect(marksIn(small)).toEqual(['products/1/name'])
})

test('an approval has its last valid day and a link to its document', () => {
  const approvals = [
    { kind: 'WHO PQS', code: 'E003/091', expires: '2027-05-31', materialId: '9001' },
    { kind: 'CE', code: 'MD 12', expires: null, materialId: null },
    { kind: 'other', code: 'F-gas free', expires: '2026-01-31', materialId: null },
  ] as const
  expect(toApprovals('en_EN', [...approvals], { materials: [material()], now })).toEqual([
    {
      kind: 'WHO PQS',
      code: 'E003/091',
      until: { iso: '2027-05-31', text: '31 May 2027', wasExpired: false },
      href: '/en/pdf?fileName=U830brochure&url=documents%2Fu830-brochure.pdf&lang=en_EN',
    },
    { kind: 'CE', code: 'MD 12', until: undefined, href: undefined },
    {
      kind: 'Other',
      code: 'F-gas free',
      until: { iso: '2026-01-31', text: '31 January 2026', wasExpired: true },
      href: undefined,
    },
  ])
})

test.each([
  ['zh_CN', '医疗器械注册证'],
  ['en_EN', 'NMPA'],
] as const)('%s names the registration in China %s', (site, name) => {
  const approval = { kind: 'NMPA', code: '山械注准20252220018', expires: null, materialId: null } as const
  expect(toApprovals(site, [approval], { materials: [], now })[0]?.kind).toBe(name)
})

test('a restricted document of an approval has no link (readings 29)', () => {
  const approval = { kind: 'CE', code: '', expires: null, materialId: '9001' } as const
  const [shown] = toApprovals('en_EN', [approval], { materials: [material({ restricted: true })], now })
  expect(shown?.href).toBeUndefined()
})

test('an approval is valid until its last day has ended in every time zone', () => {
  expect(isExpired('2026-11-20', Date.parse('2026-11-21T11:59:00Z'))).toBe(false)
  expect(isExpired('2026-11-20', Date.parse('2026-11-21T12:00:00Z'))).toBe(true)
})

test.each(['/en/solutions?solutionId=12&lang=en_US', '/en/solutions', '/fr_FR/solutions?solutionId=12'])(
  'a product leads back to %s (S2 2.3, 2.6)',
  (path) => {
    expect(safePath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'https://evil.example/en/solutions',
  '//evil.example/en/solutions',
  '/\\evil.example/en/solutions',
  '/\t/evil.example/en/solutions',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' /en/solutions',
  '/en/solutions/../../admin',
  '/admin',
  'en/solutions',
])('a product never links back to %j', (path) => {
  expect(safePath(path)).toBeNull()
})

test('a discontinued product leads to its successor', () => {
  const item = product({ discontinued: true, replacedBy: { id: '12', name: 'U830' } })
  expect(toProductView('en_US', item, { materials: [], now })).toMatchObject({
    discontinued: true,
    successor: { name: 'U830', href: '/en/products?id=12&name=U830&lang=en_US' },
  })
})

test('a product has its cover first, its markets by name, and a one-line description', () => {
  const view = toProductView('en_EN', product({ markets: ['uk', 'europe', 'india'] }), { materials: [], now })
  expect(view.pictures.map(({ src }) => src)).toEqual([
    '/file/pictures/u830.webp',
    '/file/pictures/door.webp',
  ])
  expect(view.markets).toBe('UK, Europe and India')
  expect(view.description).toBe('Pulls down in under four hours.')
  expect(toProductView('en_EN', product({ brief: '' }), { materials: [], now }).description).toBe(
    'Six sensors log every ten seconds.',
  )
})

test('a cover that is among the pictures, too, is shown once', () => {
  const [first] = product().pictures
  const view = toProductView('en_EN', product({ cover: first ?? null }), { materials: [], now })
  expect(view.pictures).toHaveLength(1)
})
