import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { UserError } from './user-error.mjs'
import { partNames, type PartName, type TestOptions } from './test-options.ts'

/** The tests to run in one part: all, those of some files, or those with some names. */
export type Selection = { part: PartName; files?: string[]; names?: string[] }

const folders: Record<PartName, string[]> = {
  unit: ['tests/unit'],
  int: ['tests/int', 'tests/contract', 'tests/resilience'],
  built: ['tests/built'],
  http: ['tests/http'],
  browser: ['tests/browser'],
}

/**
 * Each filter is matched against the paths of test files; if one matches no path, all are matched against test
 * names instead.
 */
export function selectTests({ parts, filters }: Omit<TestOptions, 'watch'>): Selection[] {
  const selected = parts.length > 0 ? partNames.filter((part) => parts.includes(part)) : [...partNames]
  if (filters.length === 0) return selected.map((part) => ({ part }))
  const all = selected.map((part) => ({ part, files: testFiles(part) }))
  const paths = filters.map(toPath)
  if (paths.every((word) => all.some(({ files }) => files.some((file) => file.includes(word)))))
    return narrow(all, (file) => paths.some((word) => file.includes(word)))
  const byName = narrow(all, (file) => filters.some((word) => textOf(file).includes(word)))
  if (byName.length > 0) return byName.map((selection) => ({ ...selection, names: filters }))
  throw new UserError(`No test path or name contains "${filters.join('" or "')}".`)
}

/** The regular expression that selects tests by name, for both runners. */
export function namePattern(names: string[]): string {
  return names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
}

type Files = { part: PartName; files: string[] }

function narrow(all: Files[], isWanted: (file: string) => boolean): Files[] {
  return all
    .map(({ part, files }) => ({ part, files: files.filter(isWanted) }))
    .filter(({ files }) => files.length > 0)
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function testFiles(part: PartName): string[] {
  return folders[part].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => [folder, ...file.split(path.sep)].join('/')),
  )
}

/** Normalises an argument to a path relative to the root with forward slashes. */
function toPath(word: string): string {
  return path.isAbsolute(word)
    ? path.relative(root, word).split(path.sep).join('/')
    : word.replace(/^\.[\\/]/, '').replaceAll('\\', '/')
}
