import { categorySeeds } from './categories'
import { parameterClassSeeds, parameterSeeds } from './parameters'
import { productSeeds } from './products'

/** The seeds of the catalogue, in the order in which they are written. */
export const catalogueSeeds = {
  categories: categorySeeds,
  parameterClasses: parameterClassSeeds,
  parameters: parameterSeeds,
  products: productSeeds,
}
