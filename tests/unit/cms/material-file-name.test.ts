import { expect, test } from 'vitest'
import { parseFileName } from '@/cms/materials/file-name'

test.each([
  [
    'U830_Operating-Manual_en_2026-03.pdf',
    { name: 'U830 Operating Manual', language: 'en', version: '2026-03' },
  ],
  [
    'U830_Operating-Manual_2026-03_en.pdf',
    { name: 'U830 Operating Manual', language: 'en', version: '2026-03' },
  ],
  ['HYC-390 Brochure v2.pdf', { name: 'HYC-390 Brochure', version: 'v2' }],
  ['HYC-390-Brochure (EN) V1.2.pdf', { name: 'HYC-390-Brochure', language: 'en', version: 'V1.2' }],
  ['超低温冰箱-说明书-zh.pdf', { name: '超低温冰箱-说明书', language: 'zh' }],
  ['超低温冰箱_中文_v3.pdf', { name: '超低温冰箱', language: 'zh', version: 'v3' }],
  ['Manual-zh_CN.pdf', { name: 'Manual', language: 'zh' }],
  ['Notice technique_fr.PDF', { name: 'Notice technique', language: 'fr' }],
  ['catalogo-general-es-2026-03-15.pdf', { name: 'catalogo general', language: 'es', version: '2026-03-15' }],
  ['ISO 9001.pdf', { name: 'ISO 9001' }],
  ['Men.pdf', { name: 'Men' }],
  ['en.pdf', { name: 'en' }],
  ['v2.pdf', { name: 'v2' }],
  ['2026.pdf', { name: '2026' }],
  ['Frozen v2x.pdf', { name: 'Frozen v2x' }],
])('%s contains the name, language and version (issue 5, bulk upload)', (fileName, facts) => {
  expect(parseFileName(fileName)).toEqual({ language: undefined, version: undefined, ...facts })
})

test('a name is never longer than the field that takes it (issue 5, bulk upload)', () => {
  expect(parseFileName(`${'x'.repeat(300)}.pdf`).name).toHaveLength(200)
})
