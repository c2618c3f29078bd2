import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'
import { adminText } from '../texts'
import { isFuture, timeOf } from './follow-dates'

/** The end of a period is after its start, and a document whose end is past is not published. */
export function shownUntil(from: string): DateFieldValidation {
  return (value, options) => {
    const { data, req } = options
    const isDate = date(value, options)
    if (isDate !== true || !value) return isDate
    const document = data as Record<string, unknown>
    if (timeOf(value) <= timeOf(document[from])) return adminText(req)('planning:endBeforeStart')
    if (document._status === 'published' && !isFuture(value)) return adminText(req)('planning:endIsPast')
    return true
  }
}
