import { chromium, type Frame, type Page } from '@playwright/test'
import { editorOfDemo, signIn } from '../lib/admin-session.ts'
import { ensureChromium } from '../lib/chromium.ts'

/**
 * Types into a form and measures the time from each key until the preview beside it has painted the text. Needs a
 * running site with demo content: npm run bench:preview -- http://localhost:3000. Leaves drafts that equal what is published.
 */
const [origin = `http://localhost:${process.env.PORT ?? 3000}`, only] = process.argv.slice(2)
const keysPerPage = 12

type PageType = { path: string; site: string; field?: string; where?: string }

const pageTypes: PageType[] = [
  { path: 'collections/news', site: 'en_EN' },
  { path: 'collections/news', site: 'zh_CN' },
  { path: 'collections/products', site: 'en_EN', field: 'name' },
  { path: 'collections/products', site: 'zh_CN', field: 'name' },
  { path: 'collections/solutions', site: 'en_EN', field: 'name' },
  { path: 'collections/solutions', site: 'zh_CN', field: 'name' },
  { path: 'collections/cases', site: 'es_ES', field: 'name' },
  { path: 'collections/cases', site: 'zh_CN', field: 'name' },
  { path: 'collections/company-videos', site: 'en_EN' },
  { path: 'collections/service-solution-types', site: 'fr_FR', field: 'name' },
  { path: 'collections/service-contracts', site: 'en_EN' },
  { path: 'collections/service-cases', site: 'en_EN' },
  { path: 'collections/support-pages', site: 'zh_CN' },
  { path: 'collections/materials', site: 'en_EN', field: 'name', where: 'where[kind][equals]=product-video' },
  { path: 'collections/banners', site: 'zh_CN', where: 'where[place][equals]=hero' },
  { path: 'collections/banners', site: 'en_EN', where: 'where[place][equals]=hero' },
  { path: 'collections/jobs', site: 'zh_CN', field: 'name' },
  { path: 'collections/team-members', site: 'en_EN', field: 'name' },
  { path: 'collections/milestones', site: 'en_EN' },
  { path: 'globals/service-support', site: 'zh_CN', field: 'hotline' },
]

const executablePath = await ensureChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
const all: number[] = []
try {
  const page = await browser.newPage({ viewport: { width: 1600, height: 940 } })
  page.setDefaultTimeout(20_000)
  await page.addInitScript(() => {
    const listen = { capture: true }
    document.addEventListener(
      'keydown',
      () => Object.assign(window, { keyAt: performance.timeOrigin + performance.now() }),
      listen,
    )
  })
  await signIn(page, origin, editorOfDemo())
  for (const type of pageTypes) {
    const name = `${type.path.split('/')[1]} ${type.site}`
    if (only && !name.includes(only)) continue
    const times = await measure(page, type).catch((error: Error) => error.message.split('\n')[0] ?? '')
    if (typeof times === 'string') {
      console.log(name.padEnd(34), 'not measured:', times)
      continue
    }
    all.push(...times)
    print(name, times)
  }
} finally {
  await browser.close()
}
print(`all ${all.length} keys`, all)

async function measure(page: Page, { path, site, field = 'title', where = '' }: PageType): Promise<number[]> {
  const document = path.startsWith('globals') ? path : `${path}/${await firstId(page, path, site, where)}`
  await page.goto(`${origin}/admin/${document}?locale=${site}`)
  const toggler = page.locator('#live-preview-toggler')
  await toggler.waitFor()
  if (!/--active/.test((await toggler.getAttribute('class')) ?? '')) await toggler.click()
  const element = await page.waitForSelector('#live-preview-iframe')
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The form has no preview.')
  await frame.waitForSelector('main')
  // The tab that was open last is stored.
  const tabs = page.locator('.tabs-field__tabs button')
  if ((await tabs.count()) > 0) await tabs.first().click()
  const input = page.locator(`#field-${field}`)
  const before = await input.inputValue()
  await input.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' q')
  await painted(frame, `${before} q`)
  const times: number[] = []
  for (let key = 0; key < keysPerPage; key += 1) times.push(await timeOf(page, frame, String(key % 10)))
  await input.fill(before)
  // The form saves its draft once more, with the former text.
  await page.waitForTimeout(2500)
  return times
}

/** From the key to the frame that shows it, both on the clock of the browser. */
async function timeOf(page: Page, frame: Frame, key: string): Promise<number> {
  const value = await page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  const shown = painted(frame, value + key)
  await page.keyboard.press(key)
  const paintedAt = await shown
  return paintedAt - (await page.evaluate(() => (window as Window & { keyAt?: number }).keyAt ?? Number.NaN))
}

function painted(frame: Frame, text: string): Promise<number> {
  return frame.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const invisible = /[\u{E0000}-\u{E007F}]/gu
        const timer = setInterval(() => {
          if (!document.body.textContent.replace(invisible, '').includes(wanted)) return
          clearInterval(timer)
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
        }, 4)
      }),
    text,
  )
}

async function firstId(page: Page, path: string, site: string, where: string): Promise<string> {
  const filter = `locale=${site}&depth=0&limit=1&where[sites][in]=${site}&${where}`
  const response = await page.request.get(`${origin}/api/${path.split('/')[1]}?${filter}`, {
    headers: { origin },
  })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  const [first] = docs
  if (!first) throw new Error('There is no document of this kind.')
  return first.id
}

function print(name: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0).padStart(5)
  console.log(name.padEnd(34), `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, slowest ${at(1)} ms`)
}
