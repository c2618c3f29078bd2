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

function withPicture(bytes: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n8 0 obj\n<< /Subtype /Image /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj`,
    'latin1',
  )
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
  [
    'a script in an object that is hidden in the data of a picture',
    withPicture('\x90/\n9 0 obj << /S /JavaScript >>'),
  ],
  ['a script in an object that is hidden in a string', withObject('<< /A (9 0 obj << /JS (x) >>) >>')],
  ['a script after a bracket without a partner', withObject('<< ] /S /JavaScript /JS (x) >>')],
  ['a script after a hexadecimal string with brackets', withObject('<< /X <a<<(> /S /JavaScript /Y ()) >>')],
  ['an attachment of a comment', withObject('<< /Type /Filespec /EF << /F 4 0 R >> >>')],
  [
    'a script in a stream with another line end',
    Buffer.from(
      withObjectStream('5 0 << /S /JavaScript >>').toString('latin1').replace('stream\n', 'stream \r'),
      'latin1',
    ),
  ],
  [
    'a script in a stream whose type is another object',
    withObjectStream('5 0 << /S /JavaScript >>', '9 0 R'),
  ],
  [
    'a stream that is compressed twice, by the short name of the filter',
    withObjectStream('5 0', '/ObjStm', { entries: '/F [/FlateDecode /FlateDecode]' }),
  ],
  ['a name that is an object of its own', withObject('/JavaScript')],
  [
    'a script in nested arrays after a comment',
    withObject('% comment (\n[[ << /A [ << /JS 3 0 R >> ] >> ]]'),
  ],
  ['a script after a string with brackets', withObject('<< /A (\\) (b)) /B <4a53> /JS 3 0 R >>')],
  ['a keyword without spaces', Buffer.from('%PDF-1.7\n9%x\n0obj<</JS 3 0 R>>endobj')],
  ['an encrypted file', Buffer.from('%PDF-1.7\ntrailer\n<< /Size 3 /Encrypt 2 0 R >>')],
  [
    'objects that overlap so much that they cannot be searched',
    Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(20_000)}`),
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
  [
    'a picture whose bytes look like a name',
    withPicture('\x12/JS \x80#2fJS\xff (/Launch) <</S/JavaScript>>'),
  ],
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

test.each(['stream\n', 'obj 5%', '1 0 obj << ', 'obj (', 'obj <', 'obj /a '])(
  'the inspection ends for a document of 10 MB that repeats %j',
  (text) => {
    const file = Buffer.from(`%PDF-1.7\n1 0 obj\n${text.repeat(10_000_000 / text.length)}%%EOF`)
    expect(typeof hasActiveContent(file)).toBe('boolean')
  },
)
