import path from 'node:path'
import { chromium, expect, type Browser, type Frame, type Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { signInAsEditor } from './lib/admin-session.ts'
import { ensureChromium } from './lib/chromium.ts'
import { root } from './lib/paths.mjs'

/** Writes the pictures of the documents from a running site with demo content: npm run screenshots -- http://localhost:3000 */
const [origin = `http://localhost:${process.env.PORT ?? 3000}`] = process.argv.slice(2)
const folder = path.join(root, 'docs/pictures')
const width = 1600
const margin = 24

const executablePath = await ensureChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
try {
  await writeHomePages(browser)
  await writePreview(browser)
} finally {
  await browser.close()
}

/** Both home pages side by side, each at 1440 and 390 pixels. */
async function writeHomePages(from: Browser): Promise<void> {
  const windows = ['/cn', '/en'].flatMap((address) => [
    { address, width: 1440, height: 1900, column: 546 },
    { address, width: 390, height: 1404, column: 200 },
  ])
  const tiles: OverlayOptions[] = []
  let left = margin
  let bottom = 0
  for (const { address, column, ...viewport } of windows) {
    const shot = await shoot(from, address, viewport)
    const height = Math.round((column / viewport.width) * viewport.height)
    tiles.push({ input: await rounded(shot, { width: column, height }), left, top: margin })
    left += column + 13
    bottom = Math.max(bottom, height)
  }
  await sharp({ create: { width, height: bottom + 2 * margin, channels: 3, background: '#c3d0da' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(path.join(folder, 'sites.webp'))
}

/** An article of en_UK with its live preview: as it is opened, with an outline, with its search result, on all sites. */
async function writePreview(from: Browser): Promise<void> {
  const page = await from.newPage({
    viewport: { width, height: 940 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await signInAsEditor(page, origin)
  const form = `${origin}/admin/collections/news/${await demoArticle(page)}`
  await page.goto(`${form}?locale=en_UK`)
  const pane = page.locator('iframe.live-preview-iframe')
  // The admin remembers whether the preview was open, and opens it itself after a moment.
  await page.getByRole('button', { name: /live preview/i }).waitFor()
  await expect(async () => {
    if (!(await pane.isVisible())) await page.getByRole('button', { name: /live preview/i }).click()
    await pane.waitFor({ timeout: 20_000 })
  }).toPass()
  const preview = pane.contentFrame()
  await preview.getByRole('heading', { level: 1 }).waitFor()
  await writePage(page, 'admin-preview')

  await preview.getByRole('button', { name: 'Click to edit' }).waitFor()
  await preview.getByRole('heading', { level: 1 }).hover()
  await preview.getByRole('group', { name: 'Title' }).waitFor()
  await writePage(page, 'admin-outline')
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Search and sharing', exact: true }).click()
  await page.getByRole('region', { name: /^Search result/ }).waitFor()
  await writePage(page, 'admin-search-and-sharing')

  await page.goto(`${form}/sites?locale=en_UK`)
  await expect(page.getByText('Checking the texts…')).toHaveCount(0)
  await writePage(page, 'admin-sites')
}

async function demoArticle(page: Page): Promise<string> {
  const found = await page.request.get(
    `${origin}/api/news?locale=en_EN&where[title][like]=nitrogen rooms&limit=1&depth=0`,
    { headers: { origin } },
  )
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  if (!docs[0]) throw new Error('The demo article is missing.')
  return docs[0].id
}

/** Writes what a page shows as a picture of the documents. */
async function writePage(page: Page, name: string): Promise<void> {
  for (const frame of page.frames()) await picturesInView(frame)
  const shot = await page.screenshot()
  await sharp(shot)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}

async function shoot(
  from: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const page = await from.newPage({
    viewport,
    reducedMotion: 'reduce',
    locale: address === '/cn' ? 'zh-CN' : 'en',
  })
  await page.goto(origin + address)
  await page.waitForLoadState('networkidle')
  await picturesInView(page)
  const shot = await page.screenshot()
  await page.close()
  return shot
}

/** Waits for fonts and for the pictures in view. */
async function picturesInView(frame: Page | Frame): Promise<void> {
  await frame.evaluate(async () => {
    await document.fonts.ready
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    // A lazy picture in a closed menu is never loaded, and its decode() never ends.
    for (const image of visible) image.loading = 'eager'
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
  })
}

async function rounded(
  shot: Buffer,
  { width: w, height: h }: { width: number; height: number },
): Promise<Buffer> {
  const mask = Buffer.from(`<svg width="${w}" height="${h}"><rect width="${w}" height="${h}" rx="8"/></svg>`)
  return sharp(shot)
    .resize(w, h)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
}
