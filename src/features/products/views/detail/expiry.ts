/** Whether an approval's last day (ISO 8601) is over; it counts until it has ended everywhere on earth. */
export function isExpired(day: string, now: number): boolean {
  return now >= Date.parse(`${day}T00:00:00-12:00`) + dayMs
}

const dayMs = 86_400_000
