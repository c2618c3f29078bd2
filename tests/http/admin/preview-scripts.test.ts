import { expect, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

/** What only the scripts and styles of previews contain. */
const ofPreviews = /data-preview|payload-live-preview|isotherm-(?:describe|frame|reveal)|--preview-zoom/

/** All scripts and styles that a page loads or may load, by address. */
async function filesOf(page: Page): Promise<Map<string, string>> {
  const addresses = new Set(page.html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))
  const named = [...page.html.matchAll(/static\/chunks\/[\w./~-]+\.(?:js|css)/g)].map(
    ([path]) => `/_next/${path}`,
  )
  const files = new Map<string, string>()
  for (const address of new Set([...addresses, ...named])) {
    files.set(address, await (await request(address)).text())
  }
  return files
}

test.each([
  '/en/newsDetail?id=1214000000000001020&lang=en_EN',
  '/en',
  '/zh_CN/newsDetail?id=1214000000000001009',
])('%s loads no byte of the preview (issue 16)', async (address) => {
  const files = await filesOf(await open(address))
  expect(files.size).toBeGreaterThan(3)
  const wrong = [...files].filter(([, text]) => ofPreviews.test(text)).map(([file]) => file)
  expect(wrong).toEqual([])
})

test('the preview of a page loads its scripts (issue 16)', async ({ signIn }) => {
  const headers = await signIn('editor')
  const preview = { collection: 'news', id: '1214000000000001020', site: 'en_EN' }
  const { address, value } = await startPreview(preview, headers)
  const page = await open(address, { headers: { ...headers, cookie: `${headers.cookie}; ${value}` } })
  const files = await filesOf(page)
  expect([...files.values()].some((text) => ofPreviews.test(text))).toBe(true)
})
