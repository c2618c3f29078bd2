import { afterEach, expect, test, vi } from 'vitest'
import { progressBar, formatDuration, step } from '../../../scripts/lib/steps.mjs'

afterEach(() => vi.restoreAllMocks())

test('the progress bar shows the fraction, at most 100 %', () => {
  expect(progressBar(0.5)).toBe(`${'█'.repeat(12)}${'░'.repeat(12)}  50 %`)
  expect(progressBar(7)).toBe(`${'█'.repeat(24)} 100 %`)
})

test('durations from one minute on are shown in minutes', () => {
  expect(formatDuration(950)).toBe('0.9 s')
  expect(formatDuration(61_000)).toBe('1 min 1 s')
})

test('a step prints its label and duration, or why there was nothing to do', async () => {
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))))
  await step('Built', () => undefined)
  await step('Build', () => 'up to date')
  expect(lines).toEqual(['  ✓ Built (0.0 s)\n', '  · Build: up to date\n'])
})
