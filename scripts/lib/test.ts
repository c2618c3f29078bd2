import { spawn } from 'node:child_process'
import { resetEnvironment } from '../../tests/support/environment.ts'
import { runChecks } from './check.ts'
import { childEnvironment } from './environment.mjs'
import type { CleanupTasks } from './open-database.ts'
import { runPart, type PartOutcome, type PartResult } from './test-parts.ts'
import { runPlaywright } from './playwright.ts'
import { print } from './steps.mjs'
import { sumCounts, formatCounts } from './test-counts.ts'
import { readTestOptions, type PartName, type TestOptions } from './test-options.ts'
import { testResources, type Resources } from './test-resources.ts'
import { selectTests, type Selection } from './test-selection.ts'
import { summaryOf } from './test-summary.ts'
import { tool } from './tools.ts'
import { runVitest, vitestArguments } from './vitest.ts'

const partTitles: Record<PartName, string> = {
  unit: 'unit tests',
  int: 'integration and contract tests',
  built: 'tests of the production bundle',
  http: 'tests over HTTP',
  browser: 'browser tests',
}

/** Runs all tests or those that the arguments select, and prints a summary; resolves to the exit code. */
export async function runTests(args: string[]): Promise<number> {
  const options = readTestOptions(args)
  const selections = selectTests(options)
  const cleanup: CleanupTasks = []
  resetEnvironment()
  try {
    const resources = testResources(cleanup)
    const [first] = selections
    if (options.watch && first) return await watch(first, resources)
    return report(await runAll({ options, selections, resources }))
  } finally {
    for (const clean of cleanup.reverse()) await clean()
  }
}

function report(results: PartResult[]): number {
  const counts = sumCounts(results.map((result) => result.counts))
  for (const line of summaryOf(results)) print(line)
  print(formatCounts(counts))
  return counts.failed > 0 ? 1 : 0
}

async function runAll(run: {
  options: TestOptions
  selections: Selection[]
  resources: Resources
}): Promise<PartResult[]> {
  const { options, selections, resources } = run
  const everything = options.parts.length === 0 && options.filters.length === 0
  const results = everything ? await runChecksBesideSeed(resources) : []
  for (const selection of selections) {
    // The checks include the unit tests.
    if (everything && selection.part === 'unit') continue
    results.push(...(await runSelection(selection, resources)))
  }
  return results
}

/** Runs the seed at the same time as the checks, since it uses only one core. */
async function runChecksBesideSeed(resources: Resources): Promise<PartResult[]> {
  const [checks, ...preparations] = await Promise.all([
    runChecks(),
    prepare('Chromium', resources.chromium),
    prepare('database with the demo content', resources.demoContent),
  ])
  return [...checks, ...preparations]
}

async function runSelection(selection: Selection, resources: Resources): Promise<PartResult[]> {
  const { part } = selection
  const preparations: PartResult[] = []
  if (part === 'built' || part === 'http' || part === 'browser')
    preparations.push(await prepare('build', resources.build))
  if (part === 'http' || part === 'browser') preparations.push(await prepare('site', resources.site))
  const result = await runPart({
    name: partTitles[part],
    run: async () => runners[part](selection, resources),
  })
  return [...preparations, result]
}

type Runner = (selection: Selection, resources: Resources) => Promise<PartOutcome>

const runners: Record<PartName, Runner> = {
  unit: runVitestPart,
  int: runVitestPart,
  built: runVitestPart,
  http: runVitestPart,
  browser: async (selection, { site, chromium }) =>
    runPlaywright({ selection, env: { ...(await site()), CHROMIUM_PATH: await chromium() } }),
}

async function runVitestPart(selection: Selection, resources: Resources): Promise<PartOutcome> {
  return runVitest({ selection, env: await vitestEnvironment(selection.part, resources) })
}

async function vitestEnvironment(part: PartName, { database, build, site }: Resources) {
  if (part === 'unit') return {}
  if (part === 'http') return site()
  const server = { TEST_DATABASE_URL: await database() }
  return part === 'built' ? { ...server, TEST_BUNDLE: await build() } : server
}

/** Runs the tests of one part again whenever one of their files changes. */
async function watch(selection: Selection, resources: Resources): Promise<number> {
  const env = await vitestEnvironment(selection.part, resources)
  const args = [tool('vitest'), 'watch', ...vitestArguments(selection)]
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: childEnvironment(env) })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Times the creation of a resource separately from the tests. */
async function prepare(name: string, make: () => Promise<unknown>): Promise<PartResult> {
  const startedAt = performance.now()
  await make()
  return {
    name,
    counts: { passed: 0, failed: 0, skipped: 0 },
    tests: [],
    took: performance.now() - startedAt,
  }
}
