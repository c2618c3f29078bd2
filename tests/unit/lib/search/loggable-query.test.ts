import { expect, test } from 'vitest'
import { toLoggableQuery } from '@/lib/search/loggable-query'

test.each([
  'anna@example.org',
  'anna＠example.org',
  '+86 138 1234 5678',
  '(0532) 123-4567',
  '138·1234·5678',
  '138_1234_5678',
  '１３８１２３４５６７８',
  '٠١٢٣٤٥٦٧٨٩',
])('text that looks like personal data is not logged: %s (S1 4)', (text) => {
  expect(toLoggableQuery(text)).toBeNull()
})

test.each([
  ['U830-86H', 'u830-86h'],
  ['  −86 °C  冰箱 ', '-86°c 冰箱'],
  ['PQS E003/091', 'pqs e003/091'],
])('other search text is logged: %s', (text, logged) => {
  expect(toLoggableQuery(text)).toBe(logged)
})
