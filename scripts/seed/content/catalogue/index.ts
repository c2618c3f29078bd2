import { categorySeeds } from './categories'
import { parameterClassSeeds, parameterSeeds } from './parameters'
import { productSeeds } from './products'

/** Everything that the seed writes of the catalogue, in the order in which it is written. */
export const catalogueSeeds = {
  categories: categorySeeds,
  parameterClasses: parameterClassSeeds,
  parameters: parameterSeeds,
  products: productSeeds,
}
