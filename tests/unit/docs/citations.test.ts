import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('only comments cite the specifications: texts for users do not (decision 12)', () => {
  const files = globSync('{collections,globals,src}/**/*.{ts,tsx,json}')
  const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"\w])\/\/.*/g, '')
  const citing = files.filter((file) =>
    /\bS[12] \d|\breadings? \d/.test(withoutComments(readFileSync(file, 'utf8'))),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(citing).toEqual([])
})
