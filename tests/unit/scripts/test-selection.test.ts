import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/places.mjs'
import { readTestOptions } from '../../../scripts/lib/test-options.ts'
import { namePattern, selectTests } from '../../../scripts/lib/test-selection.ts'

const thisFile = 'tests/unit/scripts/test-selection.test.ts'

test('without words every part is run as a whole', () => {
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
  expect(selectTests({ parts: [], words: [word] })).toEqual([{ part: 'unit', files: [thisFile] }])
})

test('a folder selects its files only', () => {
  const [selection, ...others] = selectTests({ parts: [], words: ['tests/unit/scripts/'] })
  expect(others).toEqual([])
  expect(selection?.files).toContain(thisFile)
  expect(selection?.files?.every((file) => file.startsWith('tests/unit/scripts/'))).toBe(true)
})

test('words of which one is in no path select tests by their names', () => {
  const words = ['test-selection', 'words of which one is in no path']
  expect(selectTests({ parts: [], words })).toContainEqual({ part: 'unit', files: [thisFile], names: words })
})

test('names are searched for as they are written', () => {
  const pattern = new RegExp(namePattern(['a.b (S1 2.8)', '50 %']))
  expect(['a.b (S1 2.8)', 'at 50 %', 'axb (S1 2.8)', 'a.b S1 2.8'].map((name) => pattern.test(name))).toEqual(
    [true, true, false, false],
  )
})

test('words select within the parts that are named', () => {
  const { parts, words } = readTestOptions(['--part', 'int', '--part', 'unit', 'search'])
  const selections = selectTests({ parts, words })
  expect(selections.map(({ part }) => part)).toEqual(['unit', 'int'])
  expect(selections.flatMap(({ files = [] }) => files).every((file) => file.includes('search'))).toBe(true)
})

test('words that neither a path nor a name contains are refused', () => {
  // In pieces, since this file is searched as well.
  const words = [['nowhere', 'to', 'be', 'found'].join('-')]
  expect(() => selectTests({ parts: [], words })).toThrow(
    /^Neither a path nor a name of a test contains "nowhere.to.be.found"\.$/,
  )
})

test.each([
  [['--part', 'e2e'], 'There is no part "e2e" of the tests: unit, int, built, http, browser.'],
  [['--watch'], '--watch goes with test:unit, test:int or test:http.'],
  [['--part', 'browser', '--watch'], '--watch goes with test:unit, test:int or test:http.'],
  [['--quick'], 'npm test [-- words or files]'],
])('the arguments %j are refused with a remedy', (args, message) => {
  expect(() => readTestOptions(args)).toThrow(message)
})
