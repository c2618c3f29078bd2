/** The time zone of the reader of an admin page is known in the browser only, so texts of the server are in UTC. */
export function timeOf(iso: string, language: string): string {
  return `${formatTime(iso, language, 'UTC')} UTC`
}

/** In the time zone of this browser. */
export function localTimeOf(iso: string, language: string): string {
  return formatTime(iso, language)
}

function formatTime(iso: string, language: string, timeZone?: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Date(iso).toLocaleString(language === 'en' ? 'en-GB' : language, format)
}
