import { deflateSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasActiveContent } from '@/server/uploads/active-pdf'
import { pdf } from '../../factories/uploads'

const withObject = (object: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\n%%EOF`, 'latin1')

function withObjectStream(
  objects: string,
  type = '/ObjStm',
  { entries = '', filter = '/FlateDecode' } = {},
): Buffer {
  const packed = deflateSync(Buffer.from(objects, 'latin1'))
  const head = `%PDF-1.7\n7 0 obj\n<< /Type ${type} ${entries} /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF')])
}

test.each([
  ['a script', withObject('<< /S /JavaScript /JS (app.alert(1)) >>')],
  ['a script with an escaped name', withObject('<< /S /J#61vaScript /J#53 (app.alert(1)) >>')],
  ['a program to start', withObject('<< /S /Launch /F (cmd.exe) >>')],
  ['an embedded file', withObject('<< /Names << /EmbeddedFiles 5 0 R >> >>')],
  ['a form that is submitted', withObject('<< /S /SubmitForm /F (https://evil.example) >>')],
  ['a script in a compressed stream', withObjectStream('5 0 << /S /JavaScript >>')],
  ['a script in a stream with an escaped type', withObjectStream('5 0 << /S /JavaScript >>', '/Obj#53tm')],
  [
    'a script in a stream whose dictionary contains the keyword of an object',
    withObjectStream('5 0 << /S /JavaScript >>', '/ObjStm', { entries: '/X (1 0 obj)' }),
  ],
  [
    'a compressed stream with a predictor',
    withObjectStream('5 0', '/ObjStm', { entries: '/DecodeParms << /Predictor 12 /Columns 4 >>' }),
  ],
  [
    'a compressed stream with parameters in another object',
    withObjectStream('5 0', '/ObjStm', { entries: '/DecodeParms 9 0 R' }),
  ],
  [
    'a stream that is compressed twice',
    withObjectStream('5 0', '/ObjStm', { filter: '[/FlateDecode /FlateDecode]' }),
  ],
  ['a stream whose filter is another object', withObjectStream('5 0', '/ObjStm', { filter: '9 0 R' })],
  [
    'objects that cannot be decompressed',
    Buffer.from(withObjectStream('5 0').toString('latin1').replace('stream\n', 'stream\nx'), 'latin1'),
  ],
  ['encryption', withObject('<< /Encrypt 9 0 R >>')],
  [
    'streams that are large together',
    Buffer.concat(Array(5).fill(withObjectStream(' '.repeat(8 * 2 ** 20)))),
  ],
])('%s is active content (issue 14, security)', (_, file) => {
  expect(hasActiveContent(file)).toBe(true)
})

test.each([
  ['an empty document', pdf],
  ['an open action that shows a page', withObject('<< /OpenAction [3 0 R /XYZ null null 0] >>')],
  ['a word like a name', withObject('(/JSON and /Launcher)')],
  ['objects in a compressed stream', withObjectStream('5 0 << /Type /Page >>')],
  [
    'objects in a stream with a list of one filter',
    withObjectStream('5 0 << /Type /Page >>', '/ObjStm', { filter: '[ /FlateDecode ]' }),
  ],
])('%s is not active content', (_, file) => {
  expect(hasActiveContent(file)).toBe(false)
})

test('the PDFs of the demo content have no active content', () => {
  const folder = 'scripts/seed/documents'
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.pdf')))
    expect([name, hasActiveContent(readFileSync(`${folder}/${name}`))]).toEqual([name, false])
})

test('the inspection ends for a document of 10 MB that consists of keywords of streams', () => {
  const file = Buffer.from(`%PDF-1.7\n1 0 obj\n${'stream\n'.repeat(1_400_000)}%%EOF`)
  expect(hasActiveContent(file)).toBe(false)
})
