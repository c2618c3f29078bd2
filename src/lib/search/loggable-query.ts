import { normalise } from './normalise'

const maxLength = 80
const mailAddress = /@/
/** Phone, account or card numbers, with any grouping. */
const longNumber = /(?:\p{Nd}[\s()+.,·_/-]*){7}/u

/** The search text as it may be logged, or null when it looks like personal data. */
export function toLoggableQuery(text: string): string | null {
  const typed = normalise(text)
  if (typed === '' || mailAddress.test(typed) || longNumber.test(typed)) return null
  return [...typed].slice(0, maxLength).join('').trim()
}
