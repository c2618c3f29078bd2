import type { Page, Values } from '../page'
import { id, idsUpTo, label, oneOf, position, requiredId, text } from '../param'

/** Products, solutions and services (S2 2.1-2.8). */
export const productPages = {
  /**
   * S2 2.1, 2.2: a category by id, by name, or by its two positions in the menu; its products, filtered and sorted.
   * Links may have the positions besides the id, where they are ignored.
   */
  productsList: {
    zh: ['productsList'],
    intl: ['productsList'],
    query: {
      id,
      name: { ...text, only: 'intl' },
      productsIndex: { ...position, only: 'intl' },
      productsubIndex: { ...position, only: 'intl' },
      temperature: oneOf('cryogenic', 'ultra-low', 'freezing', 'cool'),
      volume: oneOf('to-100', '100-300', '300-600', 'from-600'),
      application: id,
      sort: oneOf('volume', 'energy', 'name'),
    },
    segments: [
      ['id', 'name', 'productsIndex'],
      ['productsubIndex'],
      ['temperature'],
      ['volume'],
      ['application'],
      ['sort'],
    ],
    translate: withOneSelection,
  },

  /**
   * Up to four products side by side, `only=differences` without equal rows. Of more ids only the first four
   * are used, and the page says so.
   */
  productCompare: {
    zh: ['products/compare'],
    intl: ['products/compare'],
    query: { ids: idsUpTo(40), only: oneOf('differences') },
    segments: [['ids'], ['only']],
  },

  /** The specification sheet of a product, for printing. */
  productSheet: {
    zh: ['products/sheet'],
    intl: ['products/sheet'],
    query: { id: requiredId },
    segments: ['id'],
  },

  /** S2 2.3, 2.5. */
  products: {
    zh: ['products'],
    intl: ['products'],
    query: { id: requiredId, name: label, parentPath: { ...label, only: 'intl' } },
    segments: ['id'],
  },

  /** S2 2.4; readings 4. */
  productVideo: {
    zh: ['products/videoDetail'],
    intl: ['products/videoDetail'],
    query: { id: requiredId },
    segments: ['id'],
  },

  /** S2 2.6, 2.7; `id` is an alias of `solutionId` (readings 4). */
  solutions: {
    zh: ['solutions'],
    intl: ['solutions'],
    query: {
      solutionId: { ...id, alias: 'id' },
      parentName: { ...label, only: 'intl' },
      name: { ...text, only: 'intl' },
    },
    segments: [['solutionId', 'name']],
  },

  /** S2 2.8. */
  serviceSolution: {
    intl: ['serviceSolution'],
    query: { solutionId: { ...id, alias: 'id' } },
    segments: [['solutionId']],
  },
  serviceContract: {
    intl: ['serviceSolution/contract'],
    query: { id: requiredId, solutionId: label },
    segments: ['id'],
  },
  serviceCase: {
    intl: ['serviceSolution/solutionCase'],
    query: { id: requiredId, solutionId: label },
    segments: ['id'],
  },
} as const satisfies Record<string, Page>

/** Keeps the first one present of a category's id, name and positions (S2 2.1). */
function withOneSelection(values: Values): Values {
  const { name, productsIndex, productsubIndex, ...others } = values
  if (others.id) return others
  if (name) return { ...others, name }
  if (!productsIndex) return others
  return { ...others, productsIndex, ...(productsubIndex && { productsubIndex }) }
}
