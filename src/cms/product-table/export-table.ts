import type { PayloadRequest, Where } from 'payload'
import { writeTable } from './csv'
import { findTableParameters } from './dictionary'
import { headingOf, type Naming } from './headings'
import { findProductIds, loadBatch, loadProducts } from './load'
import type { StoredProduct } from './stored-product'
import { columnsOf, shapeOfProducts } from './table'

/** The table of all or some products: the published state, and drafts of those that were never published. */
export async function exportTable(
  req: PayloadRequest,
  { naming, where }: { naming: Naming; where?: Where },
): Promise<Generator<string>> {
  const products = await findAll(req, where)
  const parameters = await findTableParameters(req)
  const columns = columnsOf(shapeOfProducts(products), parameters)
  return writeTable(
    columns.map(({ name }) => headingOf(name, naming, parameters)),
    cells(),
  )

  function* cells() {
    for (const product of products) yield columns.map(({ read }) => read(product))
  }
}

async function findAll(req: PayloadRequest, where?: Where): Promise<StoredProduct[]> {
  const ids = await findProductIds(req, where)
  const products: StoredProduct[] = []
  for (let start = 0; start < ids.length; start += loadBatch) {
    const batch = ids.slice(start, start + loadBatch)
    const loaded = await loadProducts(req, batch)
    products.push(...batch.flatMap((id) => loaded.get(id)?.product ?? []))
  }
  return products
}
