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

const ways: RequestInit[] = [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-3' } }, { method: 'POST' }]

/** What a client sees of an answer. */
async function seen(path: string, init: RequestInit) {
  const answer = await request(path, init)
  return {
    status: answer.status,
    headers: headers.map((name) => [name, answer.headers.get(name)]),
    body: await answer.text(),
  }
}

test('documents and pictures are answered alike under both of their names (S2 7, issue 14)', async ({
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
    expect([path, (await seen(path, {})).status]).toEqual([path, status])
    for (const init of ways) {
      const both = [await seen(path, init), await seen(`${alias}${path}`, init)]
      expect([path, init, both[1]]).toEqual([path, init, both[0]])
    }
  }
})

test('a file is taken and refused alike under both names of the upload (S2 7, issue 14)', async () => {
  for (const path of ['/file/upload', `${alias}/file/upload`]) {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(await photo())], 'a.jpg'))
    const taken = await request(path, { method: 'POST', body })
    expect(await taken.json()).toMatchObject({ code: 200, result: expect.any(String) })
    expect((await request(path)).status).toBe(405)
    expect((await request(path, { method: 'OPTIONS' })).headers.get('allow')).toBe('POST, OPTIONS')
  }
})
