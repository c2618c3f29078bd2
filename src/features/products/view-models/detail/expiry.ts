/** Whether the last valid day (ISO 8601) has ended in every time zone. */
export function isExpired(day: string, now: number): boolean {
  return now >= Date.parse(`${day}T00:00:00-12:00`) + dayMs
}

const dayMs = 86_400_000
