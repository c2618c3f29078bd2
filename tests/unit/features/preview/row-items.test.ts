// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { takeOrigins } from '@/features/preview/components/marked-elements'
import { dropPlace, rowItems } from '@/features/preview/components/row-items'
import { withMark } from '@/lib/content-marks'

const rows = [0, 1, 2].map((row) => `products/7/traits.${row}.`)
const mark = (row: number, text: string) => withMark(text, `products/7/traits.${row}.text`)

beforeEach(() => {
  document.body.innerHTML = ''
})

function page(html: string): void {
  document.body.innerHTML = html
  onTestFinished(takeOrigins())
}

const idsOf = (items: ReturnType<typeof rowItems>) => items?.map(({ element, row }) => [element.id, row])
const byId = (id: string) => document.getElementById(id) ?? document.body

test('the element of a row is the neighbour of the others, with all that belongs to it', () => {
  page(`<main><h1>${withMark('Name', 'products/7/name')}</h1><ul>
    <li id="a"><h3>${mark(0, 'A')}</h3><p>${mark(0, 'a')}</p></li>
    <li id="b"><div><h3 id="heading">${mark(1, 'B')}</h3></div></li>
    <li id="c"><h3>${mark(2, 'C')}</h3></li></ul></main>`)
  expect(idsOf(rowItems(byId('heading'), { rows, index: 1 }))).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

test('a list that is shown twice is the one around the text; rows without texts have no element', () => {
  page(`<nav><a>${mark(0, 'A')}</a><a>${mark(2, 'C')}</a></nav>
    <ol><li id="a">${mark(0, 'A')}</li><li id="none">None</li><li id="c">${mark(2, 'C')}</li></ol>`)
  expect(idsOf(rowItems(byId('c'), { rows, index: 2 }))).toEqual([
    ['a', 0],
    ['c', 2],
  ])
})

test('a list in another order than the form, or with one row only, cannot be ordered on the page', () => {
  page(`<p id="c">${mark(2, 'C')}</p><p>${mark(0, 'A')}</p>`)
  expect(rowItems(byId('c'), { rows, index: 2 })).toBeNull()
  page(`<p id="b">${mark(1, 'B')}</p><p>Other</p>`)
  expect(rowItems(byId('b'), { rows, index: 1 })).toBeNull()
})

/** Items of a size of 100 × 50 px at places of the window. */
function itemsAt(...places: [left: number, top: number][]) {
  return places.map(([left, top], row) => {
    const element = document.createElement('div')
    element.getBoundingClientRect = () => new DOMRect(left, top, 100, 50)
    return { element, row }
  })
}

test('a row is dropped above or below the nearest item', () => {
  const items = itemsAt([0, 0], [0, 50], [0, 100])
  expect(dropPlace(items, 0, { x: 10, y: 140 })?.to).toBe(2)
  expect(dropPlace(items, 0, { x: 10, y: 60 })?.to).toBe(0)
  expect(dropPlace(items, 2, { x: 10, y: 60 })).toMatchObject({
    to: 1,
    line: { left: 0, top: 48, width: 100 },
  })
  expect(dropPlace(items, 2, { x: 10, y: -300 })?.to).toBe(0)
})

test('in a grid it is dropped before or after it', () => {
  const items = itemsAt([0, 0], [100, 0], [0, 50])
  expect(dropPlace(items, 2, { x: 110, y: 10 })).toMatchObject({ to: 1, line: { left: 98, height: 50 } })
  expect(dropPlace(items, 0, { x: 190, y: 10 })?.to).toBe(1)
})
