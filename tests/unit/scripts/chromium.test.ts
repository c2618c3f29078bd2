import { expect, test } from 'vitest'
import { missingPackages } from '../../../scripts/lib/chromium'

test('a machine with a browser but no Chinese font gets the font', () => {
  expect(missingPackages({ browser: true, chineseFont: false })).toEqual(['fonts-noto-cjk'])
})

test('a bare machine gets browser and font, a complete one nothing', () => {
  expect(missingPackages({ browser: false, chineseFont: false })).toEqual([
    'chromium-headless-shell',
    'fonts-noto-cjk',
  ])
  expect(missingPackages({ browser: true, chineseFont: true })).toEqual([])
})
