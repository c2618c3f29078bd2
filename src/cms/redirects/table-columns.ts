import { siteIds } from '@/i18n/locales'
import { keysOf } from '@/lib/typed-keys'
import { CellError } from '../tables/cell-error'
import type { TableRow } from '../tables/csv'
import type { Fault } from '../tables/fault'
import { readYesNo, toOption, toText, toYesNo } from '../tables/values'
import { adminLanguages, labelText, type LabelText, type Translate } from '../texts'
import type { AdminKey } from '../texts/types'
import type { StoredRedirect } from './stored'

/** A row of a table: a redirect with its target as an address. */
export type RedirectRow = Pick<StoredRedirect, 'from' | 'site' | 'address' | 'permanent' | 'enabled' | 'note'>

type Column<Name extends keyof RedirectRow> = {
  heading: AdminKey
  read: (redirect: RedirectRow) => string
  /** An empty cell has the default value of the form. */
  parse: (cell: string) => RedirectRow[Name]
}

const columns: { [Name in keyof RedirectRow]: Column<Name> } = {
  from: { heading: 'fields:from', read: ({ from }) => from, parse: toText },
  site: {
    heading: 'content:redirectSite',
    read: ({ site }) => site,
    parse: (cell) => (cell === '' ? 'all' : toOption(cell, ['all', ...siteIds])),
  },
  address: { heading: 'content:redirectTarget', read: ({ address }) => address, parse: toText },
  permanent: {
    heading: 'fields:permanent',
    read: ({ permanent }) => readYesNo(permanent),
    parse: (cell) => cell === '' || toYesNo(cell),
  },
  enabled: {
    heading: 'fields:enabled',
    read: ({ enabled }) => readYesNo(enabled),
    parse: (cell) => cell === '' || toYesNo(cell),
  },
  note: { heading: 'fields:note', read: ({ note }) => note, parse: toText },
}

export const columnNames = keysOf(columns)

export function headingsIn(label: LabelText): string[] {
  return columnNames.map((name) => label(columns[name].heading))
}

export function toLine(redirect: RedirectRow): string[] {
  return columnNames.map((name) => columns[name].read(redirect))
}

type Header = { positions: Map<keyof RedirectRow, number>; faults: Fault[] }

/** The columns of a table, with headings in any language of the admin or the internal names; `note` may be missing. */
export function readHeader(header: string[], t: Translate): Header {
  const labels = keysOf(adminLanguages).map((language) => labelText({ i18n: { language } }))
  const nameOf = (heading: string) =>
    columnNames.find(
      (name) => name === heading || labels.some((label) => label(columns[name].heading) === heading),
    )
  const names = header.map(nameOf)
  const fault = (field: string, message: string): Fault => ({ row: 1, field, message })
  const faults = names.flatMap((name, index) => {
    const heading = header[index] ?? ''
    if (!name) return [fault(heading, t('table:noSuchColumn'))]
    return names.indexOf(name) < index ? [fault(heading, t('table:columnTwice'))] : []
  })
  const required = columnNames.filter((name) => name === 'from' || name === 'address')
  const missing = required.filter((name) => !names.includes(name))
  return {
    positions: new Map(names.flatMap((name, index) => (name ? [[name, index] as const] : []))),
    faults: [...faults, ...missing.map((name) => fault(name, t('table:columnMissing')))],
  }
}

type ReadRow = { redirect: RedirectRow | null; faults: Fault[] }

/** The redirect of a row, or what is wrong with its cells; `field` is the name of the column. */
export function readRow({ row, cells }: TableRow, { positions }: Header, t: Translate): ReadRow {
  const faults: Fault[] = []
  const parse = <Name extends keyof RedirectRow>(name: Name): RedirectRow[Name] => {
    const cell = (cells[positions.get(name) ?? -1] ?? '').trim()
    try {
      return columns[name].parse(cell)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      faults.push({ row, field: name, message: error.translate(t) })
      return columns[name].parse('')
    }
  }
  const redirect: RedirectRow = {
    from: parse('from'),
    site: parse('site'),
    address: parse('address'),
    permanent: parse('permanent'),
    enabled: parse('enabled'),
    note: parse('note'),
  }
  return { redirect: faults.length > 0 ? null : redirect, faults }
}
