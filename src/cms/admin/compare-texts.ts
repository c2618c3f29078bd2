/** The names of the fields whose text is that of the fallback, and whether the site has all of its own. */
export type SiteTexts = { inherited: string[]; isComplete: boolean }

/** Compares a document on a site with that on its fallback. A text that is empty on both comes from nowhere. */
export function compareTexts(own: object, other: object, names: string[]): SiteTexts {
  const empty = names.filter((name) => isEmpty(valueAt(own, name)))
  return {
    inherited: empty.filter((name) => !isEmpty(valueAt(other, name))),
    isComplete: empty.length === 0,
  }
}

/** The value of a field, or of one within a group: `iot.title`. */
function valueAt(doc: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : null),
      doc,
    )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
