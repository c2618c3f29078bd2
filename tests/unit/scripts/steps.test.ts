import { afterEach, expect, test, vi } from 'vitest'
import { bar, seconds, step } from '../../../scripts/lib/steps.mjs'

afterEach(() => vi.restoreAllMocks())

test('a bar is as full as its fraction, and never more than full', () => {
  expect(bar(0.5)).toBe(`${'█'.repeat(12)}${'░'.repeat(12)}  50 %`)
  expect(bar(7)).toBe(`${'█'.repeat(24)} 100 %`)
})

test('times from a minute on are told in minutes', () => {
  expect(seconds(950)).toBe('0.9 s')
  expect(seconds(61_000)).toBe('1 min 1 s')
})

test('a step says what it did and how long it took, or why there was nothing to do', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))))
  await step('Built', () => undefined)
  await step('Build', () => 'fresh')
  expect(lines).toEqual(['  ✓ Built (0.0 s)\n', '  · Build: fresh\n'])
})
