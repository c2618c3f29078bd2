import { expect, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

/** What only the scripts of previews contain. */
const ofPreviews = /data-preview|payload-live-preview|isotherm-(?:describe|frame|reveal)/

const scripts = /static\/chunks\/[\w./~-]+\.js/g

/** All scripts that a page loads, or that its scripts may load, by address. */
async function filesOf(page: Page): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const named = new Set(page.html.match(scripts))
  // The set grows while it is read.
  for (const name of named) {
    const text = await (await request(`/_next/${name}`)).text()
    files.set(name, text)
    for (const further of text.match(scripts) ?? []) named.add(further)
  }
  return files
}

test.each([
  '/en/newsDetail?id=1214000000000001020&lang=en_EN',
  '/en',
  '/zh_CN/newsDetail?id=1214000000000001009',
])('%s loads no script of the preview (issue 16)', async (address) => {
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
