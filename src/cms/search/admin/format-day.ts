/** A day of the log, such as 2026-11-24, in the language of the admin. Days are in UTC. */
export function formatDay(day: string, language: string): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Date(day).toLocaleDateString(language === 'en' ? 'en-GB' : language, style)
}
