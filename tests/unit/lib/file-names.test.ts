import { parse } from 'content-disposition'
import { expect, test } from 'vitest'
import { contentDisposition } from '@/lib/content-disposition'
import { fileNames } from '@/lib/file-names'

test.each([
  ['说明书.pdf', '说明书.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\\b:c*d?"e"<f>|g.pdf', 'a_b_c_d__e__f__g.pdf'],
  ['  two\n lines .pdf ', 'two_ lines .pdf'],
  ['', '_'],
  ['...', '_'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(150)}.pdf`],
  ['café.pdf', 'café.pdf'],
])('%j becomes valid on every system', (original, name) => {
  expect(fileNames([original])).toEqual([name])
})

test('names are unique, also on case-insensitive systems', () => {
  expect(fileNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'a.zip'])).toEqual([
    'a.pdf',
    'A (2).pdf',
    'a (2) (2).pdf',
    'a (3).pdf',
    'a.zip',
  ])
})

test.each([
  'scan.pdf',
  '服务手册 (1).pdf',
  `it's "quoted" 100%41.pdf`,
  'line\r\nSet-Cookie: a=b.pdf',
  'half \ud800.pdf',
])('%j is encoded safely in a header', (name) => {
  const header = contentDisposition('attachment', name)
  expect(header).toMatch(/^[ -~]*$/)
  expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: name.toWellFormed() } })
})
