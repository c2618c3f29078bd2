/** The range of valid dates in an inquiry, to catch typos in the year. */
const minDay = '1950-01-01'
const maxDay = '2099-12-31'

/** Whether a text is an existing date in that range, as yyyy-MM-dd (S2 9). */
export function isValidDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  return exists && value >= minDay && value <= maxDay
}

/** The order in which a site's visitors write day and month. */
export type DateOrder = 'day first' | 'month first'

/** A date as visitors write it, with or without separators, as yyyy-MM-dd; any other text unchanged. */
export function toIsoDay(value: string, order: DateOrder): string {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/.exec(value) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(value) ?? []
  if (!year) return value
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
