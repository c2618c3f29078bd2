/** The time zone of the reader of an admin page is known in the browser only, so texts of the server are in UTC. */
export function timeOf(iso: string, language: string): string {
  return `${formatTime(iso, language, 'UTC')} UTC`
}

/** In the time zone of this browser. */
export function localTimeOf(iso: string, language: string): string {
  return formatTime(iso, language)
}

/** The time zone of this browser as a reader knows it, such as 'Central European Time'. */
export function timeZoneName(language: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' })
  const parts = format.formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? format.resolvedOptions().timeZone
}

function formatTime(iso: string, language: string, timeZone?: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Date(iso).toLocaleString(language === 'en' ? 'en-GB' : language, format)
}
