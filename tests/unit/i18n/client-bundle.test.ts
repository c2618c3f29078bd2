import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = new Set(globSync('src/**/*.{ts,tsx}'))

test('no client component imports the message sets of all languages', () => {
  const clientFiles = [...files].filter((file) => textOf(file).startsWith("'use client'"))
  expect(clientFiles.length).toBeGreaterThan(50)
  const routes = clientFiles.flatMap((file) => routeTo(file, /^src\/i18n\/(translator|messages\/)/) ?? [])
  expect(routes).toEqual([])
})

/** The shortest chain of imports from a file to one that matches. */
function routeTo(start: string, wanted: RegExp): string[] | null {
  const seen = new Set([start])
  const queue = [[start]]
  for (const route of queue) {
    for (const file of importsOf(route.at(-1) ?? '')) {
      if (wanted.test(file)) return [...route, file]
      if (seen.has(file)) continue
      seen.add(file)
      queue.push([...route, file])
    }
  }
  return null
}

const imports = /^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm

/** The modules of src that a module imports at run time. */
function importsOf(file: string): string[] {
  const found = [...textOf(file).matchAll(imports)].map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
  return found.flatMap((name) => resolved(file, name) ?? [])
}

function resolved(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => files.has(file))
}

const texts = new Map<string, string>()

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}
