import { expect, test } from '../../support/http-admin'
import { open, request } from '../../support/http'

const bytes = Buffer.from('%PDF-1.4\n% bytes that only distributors may have\nxref\n%%EOF\n')
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: bytes })

test('a restricted file is sent to staff, but not to visitors who know the address (S2 6, readings 29)', async ({
  content,
  administer,
}) => {
  const { url, filename } = await content.upload('files', pdf('Service manual.pdf'), { restricted: true })
  const whole: Record<string, string> = {}
  for (const headers of [whole, { range: 'bytes=0-3' }]) {
    const response = await request(String(url), { headers })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 401, result: null })
    expect((await administer.get(String(url), { headers })).ok).toBe(true)
  }
  const ownAddress = await request(`/api/files/file/${String(filename)}`)
  expect(await ownAddress.text()).not.toContain('only distributors')
  expect(ownAddress.ok).toBe(false)
})

test('an editor opens a restricted file from its page in the admin (S2 6)', async ({ content, signIn }) => {
  const { id, url } = await content.upload('files', pdf('Service plan.pdf'), { restricted: true })
  const headers = await signIn('editor')
  const page = await open(`/admin/collections/files/${String(id)}`, { headers })
  const link = page.getByRole('link', { name: 'Open the PDF “Service plan.pdf”' })
  expect(link).toHaveAttribute('href', String(url))
  const response = await request(String(url), { headers })
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test('a public file has its own name until it becomes restricted (issue 2)', async ({ content }) => {
  const { id, url } = await content.upload('files', pdf('冰箱手册.pdf'))
  const response = await request(String(url))
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('冰箱手册.pdf')}`,
  )
  await content.update(`files/${String(id)}`, { restricted: true })
  await expect.poll(async () => (await request(String(url))).status, { timeout: 20_000 }).toBe(401)
})
