/** One query parameter of a page. An invalid value is ignored. */
export type Param = {
  accepts: (value: string) => boolean
  /** An address without it is a 404. */
  required?: true
  /** Part of the public address only (readable names, old links): never in internal paths or canonical addresses. */
  decorative?: true
  /** The default value; canonical addresses leave it out. */
  fallback?: string
  /** Left out of links when it has its default value, and when switching to another site. */
  pager?: true
  /** An enumeration: a choice segment contains the value without the name. */
  closed?: true
  /** Another name of the same parameter in old links. */
  alias?: string
  /** On these sites only. */
  only?: 'zh' | 'intl'
}

export const id = { accepts: (value) => /^[A-Za-z0-9_-]{1,40}$/.test(value) } as const satisfies Param

export const requiredId = { ...id, required: true } as const satisfies Param

/** Comma-separated ids, one to `max`. */
export function idsUpTo(max: number) {
  const ids = new RegExp(`^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,${max - 1}}$`)
  return { accepts: (value: string) => ids.test(value) } as const satisfies Param
}

/** 1 to 9999. */
export const pageNo = {
  accepts: (value) => /^[1-9]\d{0,3}$/.test(value),
  fallback: '1',
  pager: true,
} as const satisfies Param

/** A position in a menu, 0 to 99. */
export const position = { accepts: (value) => /^\d{1,2}$/.test(value) } as const satisfies Param

export const text = { accepts: (value) => value.length > 0 && value.length <= 100 } as const satisfies Param

/** A search text: any value. */
export const searchText = { accepts: () => true } as const satisfies Param

/** A name or title that makes the address readable. */
export const label = { accepts: (value) => value.length <= 200, decorative: true } as const satisfies Param

/** The part of a file address after `file/`. */
export const fileKey = {
  accepts: (value) => /^[^\s\\/:?#][^\s\\:?#]{0,299}$/.test(value) && !value.split('/').includes('..'),
  required: true,
} as const satisfies Param

export function oneOf(...values: string[]) {
  return { accepts: (value: string) => values.includes(value), closed: true } as const satisfies Param
}

/** One of the values; the first is the default. */
export function oneOfOr(...values: [string, ...string[]]) {
  return { ...oneOf(...values), fallback: values[0] } as const satisfies Param
}
