import type { StoredProduct } from './stored-product'

/** A column of the table: how its cell is read from a product, and put into one. */
export type Column = {
  name: string
  read: (product: StoredProduct) => string
  /** Throws a CellError. */
  write: (product: StoredProduct, text: string) => void
}
