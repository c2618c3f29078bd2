import { expect, test } from 'vitest'
import { alignFigures } from '@/ui/figure-columns'

const head = (...cells: string[]) => rowOf('th', ' scope="col"', cells)
const row = (...cells: string[]) => rowOf('td', '', cells)
const table = (...rows: string[]) => `<figure><table><tbody>${rows.join('')}</tbody></table></figure>`

function rowOf(name: string, attributes: string, cells: string[]): string {
  // Cells that begin with ">" are expected at the end of their column.
  const cellOf = (text: string) =>
    text.startsWith('>')
      ? `<${name}${attributes} style="text-align:end">${text.slice(1)}</${name}>`
      : `<${name}${attributes}>${text}</${name}>`
  return `<tr>${cells.map(cellOf).join('')}</tr>`
}

test('columns of figures and their heads are aligned at the end, texts and the first column are not', () => {
  const html = table(
    head('Year', 'Revenue', 'Change', 'Note'),
    row('2025', '18.62', '+14.6%', 'audited'),
    row('2024', '16.25', '<strong>−0.3%</strong>', '2 restated'),
  )
  expect(alignFigures(`<p>1</p>${html}`)).toBe(
    `<p>1</p>${table(
      head('Year', '>Revenue', '>Change', 'Note'),
      row('2025', '>18.62', '>+14.6%', 'audited'),
      row('2024', '>16.25', '><strong>−0.3%</strong>', '2 restated'),
    )}`,
  )
})

test.each([
  ['829 L', true],
  ['-86&nbsp;°C', true],
  ['1,200\u202fkWh', true],
  ['8.5 亿元', true],
  ['2–8 °C', false],
  ['2026-04-01', false],
  ['R290', false],
  ['', false],
])('a column with the cell "%s" is one of figures: %s', (text, expected) => {
  const html = table(row('Model', text))
  expect(alignFigures(html) !== html).toBe(expected)
})

test('a table with joined cells, and one with a row of other length, stay as they are', () => {
  const joined = '<table><tbody><tr><td colspan="2">7</td></tr><tr><td>a</td><td>7</td></tr></tbody></table>'
  const short = table(row('a', '7'), row('b'))
  expect(alignFigures(joined + short)).toBe(joined + short)
})
