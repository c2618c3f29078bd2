import type { Param } from './param'

export type Values = Readonly<Record<string, string>>

/**
 * A row of the address table (S1 2.1, S1 2, S2 2).
 *
 * Public paths are below /zh_CN and /en (and /{language} of each international site), the canonical one
 * first. A page without `zh` or `intl` does not exist there.
 */
export type Page = {
  zh?: readonly string[]
  intl?: readonly string[]
  query: Readonly<Record<string, Param>>
  /**
   * The parameters that identify a page, in the order of the internal path. A name: the value or its fallback. A list
   * of names: a choice, `<name>-<value>` of the first one present, otherwise `all`.
   */
  segments: readonly (string | readonly string[])[]
  /** Rows that are not built yet respond with 404. */
  built: boolean
  /** Excluded from search engines: personal content, or typed by a visitor. */
  noIndex?: true
  /** Translates old parameters into the current ones. */
  translate?: (values: Values) => Values
}
