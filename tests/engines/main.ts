import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { addressesIn, pageTypes } from '../../scripts/lib/page-types'
import { dataDir } from '../../scripts/lib/paths.mjs'
import { InterruptedError, shutdownSignal } from '../../scripts/lib/shutdown-signal.mjs'
import { formatDuration, print } from '../../scripts/lib/steps.mjs'
import { reportError, UserError } from '../../scripts/lib/user-error.mjs'
import { startFirefox } from './firefox'
import { nameOf, readEngineOptions, selectPages, type EngineName } from './options'
import { prepare, sweepPage } from './sweep'
import { startWebKit } from './webkit'

/**
 * Checks every page type of a running site with demo content in Firefox and WebKitGTK, as `tests/browser/layout` does
 * in Chromium, and writes a picture of each page into `.data/engines`; the exit code is 1 if there are problems.
 *
 *     npm run test:engines -- http://localhost:3000 [firefox] [webkit] [--all-widths] [words of page names]
 */
const starts = { firefox: startFirefox, webkit: startWebKit }

try {
  const { origin, engines, words, widths } = readEngineOptions(process.argv.slice(2))
  const types = selectPages(pageTypes, words)
  const siteMap = await siteMapOf(origin)
  let count = 0
  for (const name of engines) count += await sweepAll(name)
  if (count > 0)
    throw new UserError(`${count} problems; the pictures are in ${path.join(dataDir, 'engines')}.`)

  async function sweepAll(name: EngineName): Promise<number> {
    const folder = path.join(dataDir, 'engines', name)
    await mkdir(folder, { recursive: true })
    const engine = await starts[name]()
    print(`${name} ${engine.version}`)
    let found = 0
    try {
      await prepare(engine, origin)
      for (const type of types) {
        shutdownSignal.throwIfAborted()
        const began = performance.now()
        const problems = await sweepPage(engine, type, { origin, siteMap, widths, folder })
        const sign = problems.length > 0 ? '✗' : '✓'
        print(`  ${sign} ${nameOf(type)} (${formatDuration(performance.now() - began)})`)
        for (const problem of problems) print(`      ${problem}`)
        found += problems.length
      }
    } finally {
      await engine.close()
    }
    return found
  }
} catch (error) {
  if (error instanceof InterruptedError) process.exitCode = 130
  else reportError(error)
}

async function siteMapOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`).catch(() => undefined)
  if (!answer?.ok)
    throw new UserError(`No site answers at ${origin}: start one with npm start, or name its address.`)
  return addressesIn(await answer.text())
}
