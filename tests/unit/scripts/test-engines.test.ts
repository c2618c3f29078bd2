import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { pageTypes } from '../../../scripts/lib/page-types.ts'
import { scannedPage } from '../../engines/engine'
import { nameOf, readEngineOptions, selectPages } from '../../engines/options'
import { programPath } from '../../engines/programs'

test('both engines check all pages at the widest and the narrowest width', () => {
  expect(readEngineOptions(['http://localhost:3900/'])).toEqual({
    origin: 'http://localhost:3900',
    engines: ['firefox', 'webkit'],
    words: [],
    widths: [1440, 390],
  })
  expect(selectPages(pageTypes, [])).toEqual(pageTypes)
})

test('the arguments choose an engine, pages and all widths, in any order', () => {
  const options = readEngineOptions(['webkit', 'Home', '--all-widths', 'https://example.org', 'legal-zh'])
  expect(options).toEqual({
    origin: 'https://example.org',
    engines: ['webkit'],
    words: ['Home', 'legal-zh'],
    widths: [1440, 1024, 845, 390],
  })
  expect(selectPages(pageTypes, options.words).map(nameOf)).toEqual(['home-zh', 'home-intl', 'legal-zh'])
})

test('unknown options and words without a page are refused with the usage', () => {
  expect(() => readEngineOptions(['--narrow'])).toThrow(/--narrow.* Usage: npm run test:engines/)
  expect(() => selectPages(pageTypes, ['nothing'])).toThrow('No page has a name with nothing.')
})

test('a missing program names its Debian package', async () => {
  const folder = await emptyFolder()
  expect(() => programPath('Firefox', folder)).toThrow(/firefox-esr or firefox.* firefox-esr\.$/)
  expect(() => programPath("WebKitGTK's WebDriver", folder)).toThrow(/webkit2gtk-driver\.$/)
  expect(() => programPath('The X server without a screen', folder)).toThrow(/xvfb\.$/)
})

test('the first command that exists is used', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'firefox'), '')
  expect(programPath('Firefox', folder)).toBe(path.join(folder, 'firefox'))
})

test('a function runs in the page with its argument, a script as it is', async () => {
  const page = scannedPage(async (body) => runInNewContext(`(() => {${body}\n})()`, { title: 'Home' }))
  expect(await page.evaluate(({ one }) => one + 1, { one: 1 })).toBe(2)
  expect(await page.evaluate('return title')).toBe('Home')
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'engines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
