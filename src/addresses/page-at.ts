import { findRow } from './rows'
import type { PageName } from './table'

/** The page of an address, in any spelling and with any parameters. */
export function pageAt(address: string): PageName | undefined {
  const [path = ''] = address.split(/[?#]/)
  return path.startsWith('/') ? findRow(path.split('/').filter(Boolean))?.page : undefined
}
