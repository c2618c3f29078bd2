/** Values whose type is unknown, such as those of a document of any collection. */
export type Values = Record<string, unknown>

/** Not null, and not a list. */
export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asObject(value: unknown): Values {
  return isObject(value) ? value : {}
}

/** The rows of a list; none for any other value. */
export function rowsIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** Whether a field without a value has this one. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
