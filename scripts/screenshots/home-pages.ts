import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { root } from '../lib/paths.mjs'
import { picturesInView } from './pictures-in-view.ts'

const width = 1600
const margin = 24

/** `docs/pictures/sites.webp`: both home pages side by side, each at 1440 and 390 pixels. */
export async function writeHomePages(browser: Browser, origin: string): Promise<void> {
  const windows = ['/cn', '/en'].flatMap((address) => [
    { address, width: 1440, height: 1900, column: 546 },
    { address, width: 390, height: 1404, column: 200 },
  ])
  const tiles: OverlayOptions[] = []
  let left = margin
  let bottom = 0
  for (const { address, column, ...viewport } of windows) {
    const shot = await shoot(browser, origin + address, viewport)
    const height = Math.round((column / viewport.width) * viewport.height)
    tiles.push({ input: await rounded(shot, { width: column, height }), left, top: margin })
    left += column + 13
    bottom = Math.max(bottom, height)
  }
  await sharp({ create: { width, height: bottom + 2 * margin, channels: 3, background: '#c3d0da' } })
    .composite(tiles)
    .webp({ quality: 82 })
    .toFile(path.join(root, 'docs/pictures/sites.webp'))
}

async function shoot(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    locale: address.endsWith('/cn') ? 'zh-CN' : 'en',
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await picturesInView(page)
  const shot = await page.screenshot()
  await page.close()
  return shot
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
