import type { SiteId } from '@/i18n/locales'
import type { Path } from '../tables/table-kind'
import type { TableParameter } from './parameter-columns'
import type { StoredProduct } from './stored-product'

type Naming = { site?: SiteId; document: StoredProduct; parameters: TableParameter[] }

/** The column of a path in a product, such as parameters.2.unit. */
export function columnOfPath(path: Path, { site, document, parameters }: Naming): string {
  const [field = '', index, inner] = path
  const suffix = site ? `:${site}` : ''
  if (index === undefined) return `${field}${suffix}`
  if (field === 'parameters') {
    const id = document.parameters?.[Number(index)]?.parameter
    const code = parameters.find((parameter) => parameter.id === id)?.code
    return code ? `param:${code}${suffix}` : 'param'
  }
  return `${String(field).replace(/s$/, '')}${Number(index) + 1}.${inner ?? ''}${suffix}`
}
