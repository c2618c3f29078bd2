import { findRow } from './rows'
import type { PageName } from './table'

/** The page that an address leads to, by any of its spellings; its parameters do not matter. */
export function pageAt(address: string): PageName | undefined {
  const [path = ''] = address.split(/[?#]/)
  return path.startsWith('/') ? findRow(path.split('/').filter(Boolean))?.page : undefined
}
