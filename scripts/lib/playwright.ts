import { rmSync } from 'node:fs'
import path from 'node:path'
import type { PartOutcome } from './test-parts.ts'
import { dataDir } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { readReport } from './test-report.ts'
import { namePattern, type Selection } from './test-selection.ts'
import { tool } from './tools.ts'
import { outcome } from './vitest.ts'

/** Runs the browser tests; the output names the screenshot and the trace of each failed test. */
export async function runPlaywright({
  selection: { files = [], names },
  env,
}: {
  selection: Selection
  env: NodeJS.Dict<string>
}): Promise<PartOutcome> {
  const report = path.join(dataDir, 'test/browser.json')
  rmSync(report, { force: true })
  const byName = names ? ['--grep', namePattern(names)] : []
  // In a full run the tests of site settings wait for the others (playwright.config.ts).
  const selected = names || files.length > 0 ? ['--no-deps', ...byName, ...files] : []
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=dot,json', ...selected]
  const { ok, output } = await outcome(() =>
    runCommand(process.execPath, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, keep: 5_000 }),
  )
  return { ...readReport({ report, runner: 'playwright', ok }), output }
}
