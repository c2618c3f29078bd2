import { photo } from '../factories/attachments'
import { pdf, png } from '../factories/uploads'
import { expect, request, test } from '../support/http'

const alias = '/biomedical-admin-api'
const document = { name: 'Manual.pdf', mimeType: 'application/pdf', buffer: pdf }
const headers = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'content-disposition',
  'content-range',
]

const variants: RequestInit[] = [
  {},
  { method: 'HEAD' },
  { headers: { range: 'bytes=0-3' } },
  { method: 'POST' },
]

/** The parts of a response that a client sees. */
async function visibleParts(path: string, init: RequestInit) {
  const response = await request(path, init)
  return {
    status: response.status,
    headers: headers.map((name) => [name, response.headers.get(name)]),
    body: await response.text(),
  }
}

test('documents and pictures have the same responses under both paths (S2 7, issue 14)', async ({
  content,
}) => {
  const picture = { name: 'Cold.png', mimeType: 'image/png', buffer: await png(20) }
  const open = String((await content.upload('files', document)).url)
  const restricted = String((await content.upload('files', document, { restricted: true })).url)
  const shown = String((await content.upload('media', picture)).url)
  for (const [path, status] of [
    [open, 200],
    [restricted, 401],
    [shown, 200],
    ['/file/documents/missing.pdf', 404],
    ['/file/pictures/missing.png', 404],
  ] as const) {
    expect([path, (await visibleParts(path, {})).status]).toEqual([path, status])
    for (const init of variants) {
      const both = [await visibleParts(path, init), await visibleParts(`${alias}${path}`, init)]
      expect([path, init, both[1]]).toEqual([path, init, both[0]])
    }
  }
})

test('an upload is accepted and rejected alike under both paths (S2 7, issue 14)', async () => {
  for (const path of ['/file/upload', `${alias}/file/upload`]) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(await photo())], 'a.jpg'))
    const taken = await request(path, { method: 'POST', body })
    expect(await taken.json()).toMatchObject({ code: 200, result: expect.any(String) })
    expect((await request(path)).status).toBe(405)
    expect((await request(path, { method: 'OPTIONS' })).headers.get('allow')).toBe('POST, OPTIONS')
  }
})
