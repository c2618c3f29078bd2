import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Outcome } from './parts.ts'
import { dataDir } from './places.mjs'
import { run } from './run.mjs'
import { readReport } from './test-report.ts'
import { namePattern, type Selection } from './test-selection.ts'
import { tool } from './tools.ts'
import { outcome } from './vitest.ts'

/** Runs the browser tests; its output names the screenshot and the trace of each failed test. */
export async function runPlaywright({
  selection: { files = [], names },
  env,
}: {
  selection: Selection
  env: NodeJS.Dict<string>
}): Promise<Outcome> {
  const report = path.join(dataDir, 'test/browser.json')
  rmSync(report, { force: true })
  const byName = names ? ['--grep', namePattern(names)] : []
  // Only a whole run has to wait with the settings that every page shows.
  const selected = names || files.length > 0 ? ['--no-deps', ...byName, ...files] : []
  const args = [tool('@playwright/test', 'playwright'), 'test', '--reporter=dot,json', ...selected]
  const { ok, output } = await outcome(() =>
    run(process.execPath, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, keep: 5_000 }),
  )
  return { ...readReport({ report, runner: 'playwright', ok }), output }
}
