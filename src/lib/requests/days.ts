/** Between which days those of a request lie: a slip of the year is none of them. */
export const earliestDay = '1950-01-01'
export const latestDay = '2099-12-31'

/** Whether a text is such a day, as yyyy-MM-dd (S2 9). */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
  return isReal && value >= earliestDay && value <= latestDay
}
