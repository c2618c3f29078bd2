'use client'

import { localTimeOf, timeOf } from './time-of'
import { useHydrated } from './use-hydrated'

/** A time in the time zone of the reader, and in UTC when pointed at, since colleagues work in several time zones. */
export function LocalTime({ iso, language }: { iso: string; language: string }) {
  const isHydrated = useHydrated()
  const utc = timeOf(iso, language)
  return (
    <time dateTime={iso} title={utc}>
      {isHydrated ? localTimeOf(iso, language) : utc}
    </time>
  )
}
