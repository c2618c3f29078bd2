import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'
import { Problem } from './problem.mjs'
import { partNames, type PartName, type TestOptions } from './test-options.ts'

/** The tests to run in one part: all of them, those of some files, or those of some names in them. */
export type Selection = { part: PartName; files?: string[]; names?: string[] }

const folders: Record<PartName, string[]> = {
  unit: ['tests/unit'],
  int: ['tests/int', 'tests/contract', 'tests/resilience'],
  built: ['tests/built'],
  http: ['tests/http'],
  browser: ['tests/browser'],
}

/**
 * Each word is a part of the paths of test files; if one of them is in no path, all are parts of the names of
 * tests.
 */
export function selectTests({ parts, words }: Pick<TestOptions, 'parts' | 'words'>): Selection[] {
  const wanted = parts.length > 0 ? partNames.filter((part) => parts.includes(part)) : [...partNames]
  if (words.length === 0) return wanted.map((part) => ({ part }))
  const all = wanted.map((part) => ({ part, files: testFiles(part) }))
  const paths = words.map(toPath)
  if (paths.every((word) => all.some(({ files }) => files.some((file) => file.includes(word)))))
    return narrow(all, (file) => paths.some((word) => file.includes(word)))
  const byName = narrow(all, (file) => words.some((word) => textOf(file).includes(word)))
  if (byName.length > 0) return byName.map((selection) => ({ ...selection, names: words }))
  throw new Problem(`Neither a path nor a name of a test contains "${words.join('" or "')}".`)
}

/** What selects tests by name on the command lines of both runners: a regular expression. */
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

/** As the paths of the test files are written, whatever the shell completed. */
function toPath(word: string): string {
  return path.isAbsolute(word)
    ? path.relative(root, word).split(path.sep).join('/')
    : word.replace(/^\.[\\/]/, '').replaceAll('\\', '/')
}
