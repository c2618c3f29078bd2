import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' }
import { pdfOf } from '../factories/pdf'
import { png } from '../factories/uploads'
import type { Content } from '../support/content'
import { expect, open, pathOf, request, test, textOf, within, type Page } from '../support/http'

const viewerOf = (key: string) => `/en/pdf?fileName=Free-Prize&url=${encodeURIComponent(key)}&lang=en_EN`
const heading = (page: Page) => textOf(page.document.querySelector('h1'))
const main = (page: Page) => within(page.getByRole('main'))
const frames = 'iframe, embed, object, canvas'

/** Uploads a document; its key is the part of its address after `file/`. */
async function upload(content: Content, name: string, fields = {}): Promise<{ key: string; url: string }> {
  const buffer = pdfOf([{ lines: ['Chapter 1'] }])
  const file = { name, mimeType: 'application/pdf', buffer }
  const url = String((await content.upload('files', file, fields)).url)
  return { url, key: url.replace('/file/', '') }
}

test('the viewer has the document’s own name, offers the file without scripts, and needs no special permissions (S1 2.19, issue 2)', async ({
  content,
}) => {
  const { key, url } = await upload(content, 'U830 手册.pdf')
  const page = await open(viewerOf(key))
  expect(page.status).toBe(200)
  expect(heading(page)).toBe('U830 手册')
  expect(page.document.title).toMatch(/^U830 手册 \|/)
  for (const part of ['main', 'banner']) expect(page.getByRole(part)).not.toHaveTextContent('Free-Prize')
  expect(page.document.querySelectorAll(frames)).toHaveLength(0)
  expect(main(page).getByRole('link', { name: 'Open the file itself' })).toHaveAttribute('href', url)
  expect(main(page).getByRole('link', { name: 'Download' })).toHaveAttribute('href', url)
  const file = await request(url)
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('U830 手册.pdf'))

  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self'/)
  expect(policy).not.toMatch(/unsafe-eval|blob:[^;]*script|worker-src|frame-src/)
})

test.for([
  'http://evil.example/a.pdf',
  '//evil.example/a.pdf',
  '\\\\evil.example\\a.pdf',
  'javascript:alert(1)',
  'data:application/pdf;base64,JVBERi0=',
  '../../etc/passwd',
  '%2e%2e/%2e%2e/etc/passwd',
  'http%3A%2F%2Fevil.example%2Fa.pdf',
  'documents/nothing-here.pdf',
])('the address %s, which is not a file of this site, shows an error page (S1 2.19)', async (url) => {
  const page = await open(`/en/pdf?fileName=%3Cb%3Eprize%3C/b%3E&url=${encodeURIComponent(url)}`)
  expect(page.status).toBe(404)
  expect(heading(page)).toMatch(/^(This is not a document of this site|Document not found)$/)
  main(page).getByRole('link', { name: 'Home page' })
  expect(page.document.querySelectorAll(frames)).toHaveLength(0)
  const addresses = [...page.document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) =>
    ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? ''),
  )
  expect(
    addresses.filter((address) => /evil|javascript:|\/file\/documents|\/static\/pdf/.test(address)),
  ).toEqual([])
})

test('the Chinese viewer and its error page are in Chinese (S1 2.19)', async ({ content }) => {
  const { key } = await upload(content, '超低温冰箱 说明书.pdf')
  const viewer = await open(`/zh_CN/pdf?fileName=x&url=${encodeURIComponent(key)}`)
  expect(heading(viewer)).toBe('超低温冰箱 说明书')
  within(viewer.document.body).getByRole('button', { name: '打印' })
  const page = await open('/zh_CN/pdf?url=//evil.example/a.pdf')
  expect(page.status).toBe(404)
  expect(heading(page)).toBe('这不是本站的文档')
})

test('the page of a restricted document shows its name, but the file is not accessible (S1 2.19, readings 29)', async ({
  content,
}) => {
  const { key, url } = await upload(content, 'Service plan.pdf', { restricted: true })
  const page = await open(viewerOf(key))
  expect(page.status).toBe(200)
  expect(heading(page)).toBe('Service plan')
  expect((await request(url)).status).toBe(401)
})

test('a file of another kind is offered for download (S1 2.19)', async ({ content }) => {
  const file = { name: 'Drawing.png', mimeType: 'image/png', buffer: await png(2) }
  const url = String((await content.upload('files', file)).url)
  const page = await open(viewerOf(url.replace('/file/', '')))
  expect(page.status).toBe(404)
  expect(heading(page)).toBe('This file is not a PDF')
  expect(main(page).getByRole('link', { name: 'Download' })).toHaveAttribute('href', url)
})

const oldViewer = (file: string) => `/static/pdf/web/viewer.html?file=${encodeURIComponent(file)}`

test('the old viewer redirects to the new one for files of this site, in any spelling (S1 2.19, readings 18)', async ({
  content,
}) => {
  const { url, key } = await upload(content, 'Manual.pdf')
  const sameOrigin = new URL(url, process.env.SITE_ORIGIN).href
  for (const file of [url, url.slice(1), sameOrigin, `${url}?fileId=7`]) {
    const { status, headers } = await request(oldViewer(file))
    expect(status, file).toBe(307)
    expect(headers.get('location')).toBe(`/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`)
  }
  expect((await request(oldViewer(url), { redirect: 'follow' })).status).toBe(200)
})

test('the old viewer redirects to the site that the visitor chose last (S1 2.19, readings 18)', async () => {
  const { headers } = await request(oldViewer('/file/documents/a.pdf'), {
    headers: { cookie: 'site=fr_FR' },
  })
  expect(pathOf(headers.get('location'))).toMatch(/lang=fr_FR$/)
})

test.for([
  'https://evil.example/file/documents/a.pdf',
  '//evil.example/file/a.pdf',
  '/admin',
  '/file/../admin',
  '',
])('the old viewer shows the error page for "%s" (S1 2.19, readings 18)', async (file) => {
  const page = await open(oldViewer(file))
  expect(page.status).toBe(404)
  expect(heading(page)).toBe('This is not a document of this site')
})

test('only the viewer library’s own files are served, and its worker may load nothing', async () => {
  const base = `/static/pdf/library/${pdfjs.version}`
  const { status, headers } = await request(`${base}/build/pdf.worker.min.mjs`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const path of [
    `${base}/build/pdf.mjs`,
    `${base}/cmaps/LICENSE`,
    '/static/pdf/library/1.0.0/cmaps/GBK-EUC-H.bcmap',
    `${base}/constructor/GBK-EUC-H.bcmap`,
  ])
    expect((await request(path)).status, path).toBe(404)
})
