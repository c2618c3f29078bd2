import { expect, test } from 'vitest'
import { locateAt } from '../addresses/locate-at'
import { fileKey } from '@/addresses/param'
import { keyOfAddress, toPdfLink, toPdfResult, toTitle } from '@/features/pdf/view-models'

const manual = {
  name: 'U830 Operation Manual.pdf',
  mimeType: 'application/pdf',
  key: 'documents/u830-2124010876757520384.pdf',
}
const key = 'documents/u830-2124010876757520384.pdf'

const hostile = [
  'http://evil.example/a.pdf',
  'https://evil.example/file/documents/a.pdf',
  'HTTPS://evil.example/a.pdf',
  '//evil.example/a.pdf',
  '///evil.example/a.pdf',
  '\\\\evil.example\\a.pdf',
  '/\\evil.example/a.pdf',
  'documents\\a.pdf',
  '/etc/passwd',
  '/file/documents/a.pdf',
  '../documents/a.pdf',
  '../../etc/passwd',
  'documents/../../secret.pdf',
  'documents/..',
  '..',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//a.pdf',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  'blob:http://localhost/1',
  'file:///etc/passwd',
  'ftp://evil.example/a.pdf',
  'documents/a.pdf?x=1',
  'documents/a.pdf#page=2',
  'documents/a b.pdf',
  'documents/a.pdf\nX: y',
  '\u2028documents/a.pdf',
  'a'.repeat(400),
]

test.each(hostile)(
  'the address %j is not a file of ours: an error page is shown and nothing is read (S1 2.19)',
  (url) => {
    const located = locateAt(`/en/pdf?fileName=x&url=${encodeURIComponent(url)}`)
    expect(located).toMatchObject({ kind: 'page', page: 'pdf', internal: '/en_EN/pdf/-' })
    expect(toPdfResult('-', null)).toEqual({ kind: 'outside' })
  },
)

test.each(hostile)('double-encoded, %j is not a file either (S1 2.19)', (url) => {
  const twice = encodeURIComponent(encodeURIComponent(url))
  const located = locateAt(`/en/pdf?url=${twice}`)
  if (located.kind !== 'page') throw new Error('It is a page of the table.')
  expect(located.internal.split('/')).toHaveLength(4)
  expect(located.internal).not.toMatch(/\/\.{1,2}$|\\/)
  expect(toPdfResult(located.params.url ?? '', null).kind).toMatch(/^(outside|missing)$/)
})

test('an unknown key is not found, another file type is offered for download', () => {
  expect(toPdfResult(key, null)).toEqual({ kind: 'missing' })
  expect(toPdfResult(key, { ...manual, name: 'Film.mp4', mimeType: 'video/mp4' })).toEqual({
    kind: 'other',
    title: 'Film.mp4',
    fileHref: `/file/${key}`,
  })
})

test('a document has its own name, regardless of the name in the link (S1 2.19)', () => {
  const located = locateAt(`/en/pdf?fileName=${encodeURIComponent('<b>Win a prize</b>')}&url=${key}`)
  expect(located).toMatchObject({ internal: `/en_EN/pdf/${key.replaceAll('/', '~2F')}` })
  expect(toPdfResult(key, manual)).toEqual({
    kind: 'document',
    title: 'U830 Operation Manual',
    fileHref: `/file/${key}`,
  })
})

test.each([
  ['Manual.PDF', 'Manual'],
  ['说明书 (中文).pdf', '说明书 (中文)'],
  ['two\nlines\t and\u0000 \u202eodd signs.pdf', 'two lines and odd signs'],
  ['.pdf', '.pdf'],
  ['a'.repeat(200) + '.pdf', `${'a'.repeat(119)}…`],
  ['\ud800broken.pdf', '\ufffdbroken'],
])('the title of %j is %j', (name, title) => {
  expect(toTitle(name)).toBe(title)
})

const origins = ['https://maker.com', 'http://localhost:3000']

test.each([
  `/file/${key}`,
  `file/${key}`,
  `https://maker.com/file/${key}`,
  `http://localhost:3000/file/${key}`,
  `/file/${key}?fileId=7`,
  `/file/${key}#page=3`,
])('the static viewer accepts %s as a file of ours (S2 2)', (address) => {
  expect(keyOfAddress(address, origins)).toBe(key)
})

test.each([
  ...hostile.filter((address) => !address.startsWith('/file/')),
  ...hostile.filter((address) => !address.startsWith('documents/a.pdf')).map((address) => `/file/${address}`),
  `https://maker.com.evil.example/file/${key}`,
  `https://maker.com@evil.example/file/${key}`,
  `//maker.com/file/${key}`,
  `https:/maker.com/file/${key}`,
  `/admin/file/${key}`,
  '/file/',
  '',
])('the static viewer rejects %j (S2 2)', (address) => {
  expect(keyOfAddress(address, origins)).toBeNull()
})

test('a link opens the viewer of its site with the file (S2 2)', () => {
  const link = toPdfLink('es_ES', { url: `/file/${key}`, name: 'Manual de uso  U830.pdf' })
  expect(link.viewerHref).toBe(
    `/en/pdf?fileName=ManualdeusoU830.pdf&url=${encodeURIComponent(key)}&lang=es_ES`,
  )
  expect(link).toMatchObject({ fileHref: `/file/${key}`, name: 'Manual de uso U830' })
  expect(toPdfLink('zh_CN', { url: `/file/${key}`, name: '说明书' }).viewerHref).toMatch(/^\/zh_CN\/pdf\?/)
  expect(locateAt(link.viewerHref)).toMatchObject({ kind: 'page', page: 'pdf', site: 'es_ES' })
})

test('stored file keys are valid', () => {
  expect(fileKey.accepts(key)).toBe(true)
})
