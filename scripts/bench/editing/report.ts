import { loadavg } from 'node:os'
import type { GuideLanguage } from '@/cms/guide/chapters'
import type { Measure } from './editor.ts'
import type { Task } from './task.ts'

/** A measure, or why there is none. */
export type Result = Measure | string
export type Results = Map<GuideLanguage, Map<Task, Result>>

const width = { number: 2, name: 58, from: 17, former: 25, figure: 22 }

/** The tasks with their former figures and those of each language. */
export function printTable(tasks: Task[], results: Results): void {
  const head = [...results.keys()].map((language) => `${language}: clicks, keys, s`.padEnd(width.figure))
  print(['#', 'task', 'from', '22 Nov 2026', ...head])
  for (const [index, task] of tasks.entries()) {
    const figures = [...results.values()].map((found) => figureOf(found.get(task)))
    print([String(index + 1), task.name, task.from, task.former, ...figures])
  }
  console.log(new Date().toISOString().slice(0, 16))
}

/** Of the last minute; seconds of a busy machine are upper bounds. */
export function loadOfMachine(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function print([number = '', name = '', from = '', former = '', ...figures]: string[]): void {
  const cells = [
    number.padStart(width.number),
    name.padEnd(width.name),
    from.padEnd(width.from),
    former.padEnd(width.former),
  ]
  console.log([...cells, ...figures].join('  ').trimEnd())
}

function figureOf(result: Result | undefined): string {
  if (result === undefined) return '–'.padEnd(width.figure)
  if (typeof result === 'string') return 'failed'.padEnd(width.figure)
  const { clicks, keys, seconds } = result
  return [String(clicks).padStart(6), String(keys).padStart(6), seconds.toFixed(1).padStart(8)]
    .join(' ')
    .padEnd(width.figure)
}
