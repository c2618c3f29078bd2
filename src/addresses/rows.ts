import { internationalSites } from '@/i18n/locales'
import type { Values } from './page'
import { entryPaths, isChinese } from './sites'
import { pageNames, pageOf, redirects, type PageName } from './table'

/** A public path as the table spells it. `redirectParams`: the row is an old address, which redirects to the page with these parameters. */
export type Row = { path: string; page: PageName; chinese: boolean; redirectParams?: Values }

/** The row of a path, case-insensitive. */
export function findRow(segments: readonly string[]): Row | undefined {
  return rows.get(keyOf(`/${segments.join('/')}`))
}

/** Every public path of the product. */
export function allRows(): Row[] {
  return [...rows.values()]
}

const rows: ReadonlyMap<string, Row> = new Map(
  [...entryRows(), ...pageNames.flatMap(rowsOfPage), ...redirects.flatMap(rowsOfRedirect)].map((row) => [
    keyOf(row.path),
    row,
  ]),
)

function entryRows(): Row[] {
  return entryPaths().map(({ path, site }) => ({ path, page: 'home', chinese: isChinese(site) }))
}

function rowsOfPage(page: PageName): Row[] {
  const { zh = [], intl = [] } = pageOf(page)
  return [
    ...zh.flatMap((path) => chinesePaths(path).map((full) => ({ path: full, page, chinese: true }))),
    ...intl.flatMap((path) => internationalPaths(path).map((full) => ({ path: full, page, chinese: false }))),
  ]
}

function rowsOfRedirect({ zh, intl, page, values }: (typeof redirects)[number]): Row[] {
  const chinese = zh === undefined ? [] : chinesePaths(zh)
  const international = intl === undefined ? [] : internationalPaths(intl)
  return [
    ...chinese.map((path) => ({ path, page, chinese: true, leadsTo: values })),
    ...international.map((path) => ({ path, page, chinese: false, leadsTo: values })),
  ]
}

function chinesePaths(path: string): string[] {
  return [below('zh_CN', path)]
}

function internationalPaths(path: string): string[] {
  return ['en', ...internationalSites].map((first) => below(first, path))
}

function below(first: string, path: string): string {
  return path ? `/${first}/${path}` : `/${first}`
}

function keyOf(path: string): string {
  return path.toLowerCase()
}
