import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { readTestOptions } from '../../../scripts/lib/test-options.ts'
import { namePattern, selectTests } from '../../../scripts/lib/test-selection.ts'

const thisFile = 'tests/unit/scripts/test-selection.test.ts'

test('without filters every part runs completely', () => {
  expect(selectTests(readTestOptions([]))).toEqual(
    ['unit', 'int', 'built', 'http', 'browser'].map((part) => ({ part })),
  )
})

test.each([
  ['its path', thisFile],
  ['a part of its path', 'test-selection'],
  ['its path from here', `./${thisFile}`],
  ['its absolute path', path.join(root, thisFile)],
])('%s selects a file and the part that it belongs to', (_what, word) => {
  expect(selectTests({ parts: [], filters: [word] })).toEqual([{ part: 'unit', files: [thisFile] }])
})

test('a folder selects its files only', () => {
  const [selection, ...others] = selectTests({ parts: [], filters: ['tests/unit/scripts/'] })
  expect(others).toEqual([])
  expect(selection?.files).toContain(thisFile)
  expect(selection?.files?.every((file) => file.startsWith('tests/unit/scripts/'))).toBe(true)
})

test('filters of which one matches no path select tests by name', () => {
  const words = ['test-selection', 'filters of which one matches no path']
  expect(selectTests({ parts: [], filters: words })).toContainEqual({
    part: 'unit',
    files: [thisFile],
    names: words,
  })
})

test('names are matched literally', () => {
  const pattern = new RegExp(namePattern(['a.b (S1 2.8)', '50 %']))
  expect(['a.b (S1 2.8)', 'at 50 %', 'axb (S1 2.8)', 'a.b S1 2.8'].map((name) => pattern.test(name))).toEqual(
    [true, true, false, false],
  )
})

test('filters select within the named parts', () => {
  const { parts, filters: words } = readTestOptions(['--part', 'int', '--part', 'unit', 'search'])
  const selections = selectTests({ parts, filters: words })
  expect(selections.map(({ part }) => part)).toEqual(['unit', 'int'])
  expect(selections.flatMap(({ files = [] }) => files).every((file) => file.includes('search'))).toBe(true)
})

test('filters that match neither a path nor a name are refused', () => {
  // Joined at run time, since this file is searched as well.
  const words = [['nowhere', 'to', 'be', 'found'].join('-')]
  expect(() => selectTests({ parts: [], filters: words })).toThrow(
    /^No test path or name contains "nowhere.to.be.found"\.$/,
  )
})

test.each([
  [['--part', 'e2e'], 'Unknown part "e2e": choose from unit, int, built, http, browser.'],
  [['--watch'], '--watch works with test:unit, test:int and test:http only.'],
  [['--part', 'browser', '--watch'], '--watch works with test:unit, test:int and test:http only.'],
  [['--quick'], 'npm test [-- <names or files>]'],
])('the arguments %j are refused with a helpful message', (args, message) => {
  expect(() => readTestOptions(args)).toThrow(message)
})
