import { writeTable } from '@/cms/tables/csv'
import { findMeasuredByIds } from '@/features/products/queries'
import { maxCompared } from '@/features/products/view-models/compare/compared'
import { toDataTable } from '@/features/products/view-models/compare/data-table'
import { isSiteId } from '@/i18n/locales'
import { contentDisposition } from '@/lib/content-disposition'

type Context = { params: Promise<{ site: string; ids: string }> }

/** The parameters of up to four published products, as CSV. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site, ids } = await params
  const requested = ids.split(/,|%2C/i).slice(0, maxCompared)
  const products = isSiteId(site) ? await findMeasuredByIds(site, requested) : []
  if (!isSiteId(site) || products.length === 0)
    return new Response('There are no such products.', { status: 404 })
  const [head = [], ...rows] = toDataTable(site, products)
  const fileName = products.map(({ model, name }) => model || name).join(', ')
  return new Response([...writeTable(head, rows)].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': contentDisposition('attachment', `${fileName}.csv`),
      'x-robots-tag': 'noindex',
    },
  })
}
