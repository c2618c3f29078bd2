import { expect, startPreview, test } from '../../support/http-admin'
import { open, request, type Page } from '../../support/http'

/** What only the scripts and style sheets of previews contain. */
const ofPreviews =
  /data-(?:preview|typing)|preview-zoom|payload-live-preview|isotherm-(?:describe|frame|reveal)/

const scriptsAndStyles = /static\/chunks\/[\w./~-]+\.(?:js|css)/g

/** The styles of a page, and all scripts and style sheets that it loads or that its scripts may load, by address. */
async function filesOf(page: Page): Promise<Map<string, string>> {
  const styles = [...page.document.querySelectorAll('style')].map(({ textContent }) => textContent)
  const files = new Map([['its own styles', styles.join('\n')]])
  const named = new Set(page.html.match(scriptsAndStyles))
  // The set grows while it is read.
  for (const name of named) {
    const text = await (await request(`/_next/${name}`)).text()
    files.set(name, text)
    for (const further of text.match(scriptsAndStyles) ?? []) named.add(further)
  }
  return files
}

test.each([
  '/en/newsDetail?id=1214000000000001020&lang=en_EN',
  '/en',
  '/zh_CN/newsDetail?id=1214000000000001009',
])('%s loads no script and no style of the preview (issue 16)', async (address) => {
  const files = await filesOf(await open(address))
  expect(files.size).toBeGreaterThan(3)
  const wrong = [...files].filter(([, text]) => ofPreviews.test(text)).map(([file]) => file)
  expect(wrong).toEqual([])
})

test('the preview of a page loads its scripts and styles (issue 16)', async ({ signIn }) => {
  const headers = await signIn('editor')
  const preview = { collection: 'news', id: '1214000000000001020', site: 'en_EN' }
  const { address, value } = await startPreview(preview, headers)
  const page = await open(address, { headers: { ...headers, cookie: `${headers.cookie}; ${value}` } })
  const files = await filesOf(page)
  const found = [...files].filter(([, text]) => ofPreviews.test(text)).map(([file]) => file)
  expect(found.filter((file) => file.endsWith('.js'))).not.toEqual([])
  expect(found.filter((file) => file.endsWith('.css'))).not.toEqual([])
})
