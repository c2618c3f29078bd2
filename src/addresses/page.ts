import type { Param } from './param'

export type Values = Readonly<Record<string, string>>

/**
 * A row of the address table (S1 2.1, S1 2, S2 2).
 *
 * Public paths stand below /zh_CN and /en (and /{language} of each international site), the canonical one
 * first. A page without `zh` or `intl` does not exist there.
 */
export type Page = {
  zh?: readonly string[]
  intl?: readonly string[]
  query: Readonly<Record<string, Param>>
  /**
   * What makes two addresses different pages, in the order of the internal path. A name: the value or its
   * fallback. A list of names: a choice, `<name>-<value>` of the first one given, else `all`.
   */
  segments: readonly (string | readonly string[])[]
  /** Not for search engines: what matters there is personal, or was typed by a visitor. */
  unlisted?: true
  /** Old parameters in the terms of the others. */
  translate?: (values: Values) => Values
}
