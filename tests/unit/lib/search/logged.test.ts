import { expect, test } from 'vitest'
import { toLogged } from '@/lib/search/logged'

test.each([
  'anna@example.org',
  'anna＠example.org',
  '+86 138 1234 5678',
  '(0532) 123-4567',
  '138·1234·5678',
  '138_1234_5678',
  '１３８１２３４５６７８',
  '٠١٢٣٤٥٦٧٨٩',
])('what looks personal is not kept in the log: %s (S1 4)', (text) => {
  expect(toLogged(text)).toBeNull()
})

test.each([
  ['U830-86H', 'u830-86h'],
  ['  −86 °C  冰箱 ', '-86°c 冰箱'],
  ['PQS E003/091', 'pqs e003/091'],
])('what is looked for is: %s', (text, logged) => {
  expect(toLogged(text)).toBe(logged)
})
