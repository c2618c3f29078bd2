import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { ensureChromium } from '../lib/chromium.ts'
import { budgetOf } from '../lib/page-budgets.ts'
import { addressesIn, addressOf, pageTypes, type PageType } from '../lib/page-types.ts'
import { pageScale, type PageWeight } from '../lib/page-weight.ts'

/**
 * What each page type of both layouts sends, beside its budget: kB compressed by brotli, elements, files that the
 * first paint waits for, and what a phone loads besides (fonts, pictures, scripts on demand). Needs a running site
 * with demo content.
 *
 *     npm run bench:pages -- http://localhost:3000 [--lighthouse] [--runs 5] [words of addresses]
 *
 * Lighthouse has 114 packages with 176 MB, so it is no dependency: `--lighthouse` runs it through npx.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lighthouse: { type: 'boolean', default: false }, runs: { type: 'string', default: '1' } },
})
const origin = positionals[0] ?? `http://localhost:${process.env.PORT ?? 3000}`
const words = positionals.slice(1)
const lighthouse = 'lighthouse@13.5.0'
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

type Loaded = { fonts: number; pictures: number; later: number }

const executablePath = await ensureChromium()
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args })
try {
  const siteMap = addressesIn(await (await fetch(`${origin}/sitemap.xml`)).text())
  const weigh = pageScale(origin)
  console.log(
    head(['html', 'css', 'js', 'elements', 'blocking', 'fonts', 'pictures', 'later js', scoreNames()]),
  )
  for (const type of pageTypes) {
    const address = addressOf(type, siteMap)
    if (words.length > 0 && !words.some((word) => address.includes(word))) continue
    const weight = await weigh(address)
    const loaded = await loadedBy(browser, address)
    const scores = values.lighthouse ? await scoresOf(address, Number(values.runs)) : ''
    console.log(line({ type, weight, loaded }), scores, address)
  }
} finally {
  await browser.close()
}

/** What a phone loads until the page is idle, without scrolling. */
async function loadedBy(from: Browser, address: string): Promise<Loaded> {
  const context = await from.newContext({ ...phone, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const sizes: Promise<[string, number]>[] = []
  page.on('requestfinished', (request) =>
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize }) => [request.resourceType(), responseBodySize] as const)
        .then(([kind, size]) => [kind, size]),
    ),
  )
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const all = await Promise.all(sizes)
  await context.close()
  const sum = (kind: string) => all.reduce((total, [type, size]) => total + (type === kind ? size : 0), 0)
  return { fonts: sum('font'), pictures: sum('image'), later: sum('script') }
}

/** The medians of Lighthouse's mobile scores, and the time to the largest element on a simulated slow phone. */
async function scoresOf(address: string, runs: number): Promise<string> {
  const results: number[][] = []
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(address))
  const medians = [0, 1, 2, 3, 4].map((place) => median(results.map((result) => result[place] ?? 0)))
  const scores = medians.slice(0, 4).map((score) => score.toFixed(0).padStart(3))
  return `${scores.join('/')} ${((medians[4] ?? 0) / 1000).toFixed(1)} s`
}

async function runLighthouse(address: string): Promise<number[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'))
  const file = path.join(folder, 'report.json')
  try {
    const options = ['--quiet', '--output=json', `--output-path=${file}`]
    const flags = `--chrome-flags=--headless=new ${args.join(' ')}`
    await promisify(execFile)('npx', ['--yes', lighthouse, origin + address, ...options, flags], {
      env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? executablePath },
    })
    const { categories, audits }: Report = JSON.parse(await readFile(file, 'utf8'))
    const names = ['performance', 'accessibility', 'best-practices', 'seo'] as const
    const scores = names.map((name) => 100 * (categories[name]?.score ?? 0))
    return [...scores, audits['largest-contentful-paint']?.numericValue ?? 0]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}

function scoreNames(): string {
  return values.lighthouse ? 'perf/a11y/practices/seo, largest paint' : ''
}

function head(columns: string[]): string {
  return ' '.repeat(36) + columns.map((column) => column.padEnd(14)).join('')
}

function line({ type, weight, loaded }: { type: PageType; weight: PageWeight; loaded: Loaded }): string {
  const budget = budgetOf(type)
  const bytes = (['html', 'css', 'js'] as const).map((name) => beside(weight, budget, name, toKb))
  const counts = (['elements', 'blocking'] as const).map((name) => beside(weight, budget, name, String))
  const later = Math.max(0, loaded.later - weight.js)
  const others = [loaded.fonts, loaded.pictures, later].map((size) => toKb(size).padEnd(14))
  return `${type.page} ${type.layout}`.padEnd(36) + [...bytes, ...counts, ...others].join('')
}

function beside(
  weight: PageWeight,
  budget: PageWeight,
  name: keyof PageWeight,
  toText: (value: number) => string,
): string {
  const sign = weight[name] > budget[name] ? '>' : '≤'
  return `${toText(weight[name])} ${sign} ${toText(budget[name])}`.padEnd(14)
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
