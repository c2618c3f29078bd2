import { expect, test } from 'vitest'
import {
  inListOrder,
  filterCategories,
  stateOf,
  withCategory,
  withProduct,
  type PickerCategory,
} from '@/features/inquiries/components/picker/picker-choice'

const freezers: PickerCategory = {
  id: 'c1',
  name: 'Congélateurs',
  products: [
    { id: '1', name: 'U830 Upright Freezer, −86 °C' },
    { id: '2', name: 'C480 Chest Freezer' },
  ],
}
const vessels: PickerCategory = { id: 'c2', name: 'Vessels', products: [{ id: '3', name: 'V1000' }] }
const categories = [freezers, vessels]
const namesIn = (search: string) =>
  filterCategories(categories, search).map(({ id, products }) => [
    id,
    ...products.map((product) => product.id),
  ])

test('a category shows as checked only when all its products are (S2 4)', () => {
  expect(stateOf(freezers, new Set())).toBe('none')
  expect(stateOf(freezers, new Set(['1', '3']))).toBe('some')
  expect(stateOf(freezers, new Set(['1', '2']))).toBe('all')
})

test('the box of a category selects all its products, and clears them when all are selected (S2 2.19)', () => {
  expect([...withCategory(new Set(['1', '3']), freezers)].toSorted()).toEqual(['1', '2', '3'])
  expect([...withCategory(new Set(['1', '2', '3']), freezers)]).toEqual(['3'])
})

test('each product toggles individually (S2 4)', () => {
  expect([...withProduct(new Set(['1']), '2')]).toEqual(['1', '2'])
  expect([...withProduct(new Set(['1', '2']), '1')]).toEqual(['2'])
})

test.each([
  ['u830', [['c1', '1']]],
  ['-86 °c', [['c1', '1']]],
  ['  chest  ', [['c1', '2']]],
  ['congelateurs', [['c1', '1', '2']]],
  ['v1', [['c2', '3']]],
  ['centrifuge', []],
])('a search for %j finds normalised names, and categories with all their products', (search, found) => {
  expect(namesIn(search)).toEqual(found)
})

test('the checkbox of a filtered category selects the visible products', () => {
  const [shown] = filterCategories(categories, 'chest')
  expect(shown && [...withCategory(new Set(['1']), shown)]).toEqual(['1', '2'])
})

test('the selection is sent in list order; products that are not in the list stay', () => {
  expect(inListOrder(categories, new Set(['9', '3', '1']))).toEqual(['1', '3', '9'])
})
