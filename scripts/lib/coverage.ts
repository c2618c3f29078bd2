import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { coverageFolder } from './coverage-folder.mjs'
import { totalsOf, type FileTotals, type Totals } from './coverage-totals.ts'
import { readCoverage } from './coverage-data.ts'
import { print } from './steps.mjs'
import { partNames } from './test-options.ts'
import { runTests } from './test.ts'

const maxListed = 30

/** Runs all parts of the tests, or what the arguments select, and prints what they covered, also if tests fail. */
export async function measureCoverage(args: string[]): Promise<number> {
  if (!coverageFolder) throw new Error('COVERAGE_FOLDER is not set.')
  rmSync(coverageFolder, { recursive: true, force: true })
  mkdirSync(coverageFolder, { recursive: true })
  const everything = partNames.flatMap((part) => ['--part', part])
  const exitCode = await runTests(args.length > 0 ? args : everything)
  const files = (await readCoverage(coverageFolder)).map(totalsOf)
  const summary = path.join(coverageFolder, 'summary.json')
  writeFileSync(summary, JSON.stringify({ total: sum(files), folders: folders(files), files }, null, 2))
  for (const line of report(files)) print(line)
  print(`  All files: ${summary}`)
  return exitCode
}

function report(files: FileTotals[]): string[] {
  const uncovered = ({ lines }: FileTotals) => lines.total - lines.covered
  const worst = files.toSorted((one, other) => uncovered(other) - uncovered(one)).slice(0, maxListed)
  return [
    '',
    '  Coverage                   lines                  branches',
    row(sum(files), 'all files'),
    ...Object.entries(folders(files)).map(([folder, totals]) => row(totals, folder)),
    '',
    '  Files with the most uncovered lines',
    ...worst.map((file) => row(file, file.path)),
    '',
  ]
}

function row({ lines, branches }: Totals, name: string): string {
  return `  ${share(lines)}  ${share(branches)}  ${name}`
}

function share({ covered, total }: Totals['lines']): string {
  const percent = total === 0 ? 100 : (100 * covered) / total
  return `${percent.toFixed(2).padStart(6)} % ${`(${covered}/${total})`.padEnd(15)}`
}

/** The sums of the folders, those of src separately. */
function folders(files: FileTotals[]): Record<string, Totals> {
  const groups = Object.groupBy(files, ({ path: file }) => {
    const [folder = '', below = ''] = path.dirname(file).split('/')
    return folder === 'src' && below ? `src/${below}` : folder
  })
  return Object.fromEntries(
    Object.entries(groups)
      .map(([folder, group = []]) => [folder, sum(group)] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  )
}

function sum(files: FileTotals[]): Totals {
  const add = (kind: keyof Totals) => ({
    covered: files.reduce((all, file) => all + file[kind].covered, 0),
    total: files.reduce((all, file) => all + file[kind].total, 0),
  })
  return { lines: add('lines'), branches: add('branches') }
}
