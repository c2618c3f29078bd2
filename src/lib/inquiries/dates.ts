/** The range of valid dates in an inquiry, to catch typos in the year. */
export const minDay = '1950-01-01'
export const maxDay = '2099-12-31'

/** Whether a text is an existing date in that range, as yyyy-MM-dd (S2 9). */
export function isValidDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  return exists && value >= minDay && value <= maxDay
}
