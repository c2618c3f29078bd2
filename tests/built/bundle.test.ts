import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { version as pdfjsVersion } from 'pdfjs-dist/package.json'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coverageFolder } from '../../scripts/lib/coverage-folder.mjs'
import { pdfOf } from '../factories/pdf'
import { png } from '../factories/uploads'
import { makeBundleSite, type BundleSite } from '../support/bundle-site'

let site: BundleSite

beforeAll(async () => {
  site = await makeBundleSite()
})

afterAll(() => site?.dispose())

test('the bundle contains compiled JavaScript, no development package, no build cache and no demo content', () => {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
  expect(files).toContain('start.js')
  for (const file of ['editing.md', 'editing.zh-CN.md', 'editing/pages.md', 'editing/pages.zh-CN.md'])
    expect(files).toContain(`docs/${file}`)
  expect(files.filter((file) => /\.[cm]?tsx?$/.test(file))).toEqual([])
  for (const name of ['.next/cache', 'demo', 'src', 'scripts', '.env']) expect(files).not.toContain(name)

  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const isDevelopment = (place: string) => packages[place]?.dev === true
  const installed = Object.keys(packages).filter((place) => existsSync(path.join(site.folder, place)))
  expect(installed).toContain('node_modules/next')
  expect(installed.filter(isDevelopment)).toEqual([])
})

// Coverage is measured with source maps.
test.skipIf(coverageFolder)('the bundle contains no source maps', () => {
  const files = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

test('a start creates the tables and the administrator, serves both sites and the admin, and stops at SIGTERM', async () => {
  const first = site.run('start.js')
  await first.printed('Press Ctrl-C')
  expect(first.output()).toMatch(/admin@norvane.example {2}\S{16}/)
  for (const [address, text] of [
    ['/en', '<html lang="en'],
    ['/cn', '<html lang="zh'],
    ['/admin/login', '<title>Login'],
    ['/f/home/getHomeData?siteId=en_EN', '"code":200'],
    [`/static/pdf/library/${pdfjsVersion}/cmaps/GBK-EUC-H.bcmap`, ''],
    ['/favicon.svg', '<svg'],
  ] as const) {
    const response = await fetch(`${site.origin}${address}`)
    expect(response.status, address).toBe(200)
    expect((await response.text()).includes(text), address).toBe(true)
  }
  const captcha = await fetch(`${site.origin}/request/captcha`)
  expect(captcha.status).toBe(200)
  const attachment = new FormData()
  attachment.append('file', new File([new Uint8Array(await png())], 'picture.png'))
  const uploaded = await fetch(`${site.origin}/file/upload`, { method: 'POST', body: attachment })
  expect(await uploaded.json()).toMatchObject({ code: 200 })
  first.child.kill('SIGTERM')
  expect(await first.exited).toBe(0)
  expect(first.errors()).toBe('')

  const second = site.run('start.js')
  await second.printed('Press Ctrl-C')
  expect(second.output()).toContain('Database tables: up to date')
  expect(second.output()).not.toContain('admin@')
  second.child.kill('SIGTERM')
  expect(await second.exited).toBe(0)
})

test('the operator commands run', async () => {
  for (const program of ['migrate.js', 'reindex.js']) {
    const run = site.run(program)
    expect(await run.exited, run.errors()).toBe(0)
  }
  const reset = site.run('reset-second-factor.js')
  expect(await reset.exited).toBe(1)
  expect(reset.errors()).toContain('There is no account')
})

test('a missing setting is reported in one line', async () => {
  const run = site.run('start.js', { DATABASE_URL: undefined })
  expect(await run.exited).toBe(1)
  expect(run.errors()).toMatch(/^DATABASE_URL is not set: .+\n$/)
})

test('the text of a PDF is extracted', async () => {
  const worker = new Worker(path.join(site.folder, 'pdf-worker.js'), {
    execArgv: [],
    stderr: true,
    stdout: true,
  })
  worker.postMessage(new Uint8Array(pdfOf([{ lines: ['Upright freezer'] }])))
  expect(await once(worker, 'message')).toEqual([{ text: 'Upright freezer' }])
  await worker.terminate()
})
