import { normalise } from './normalise'

const longest = 80
const mailAddress = /@/
/** A telephone number, or that of an account or a card, however it is grouped. */
const longNumber = /(?:\p{Nd}[\s()+.,·_/-]*){7}/u

/** What of a typed text may be kept in the log, or null: what looks personal is not. */
export function toLogged(text: string): string | null {
  const typed = normalise(text)
  if (typed === '' || mailAddress.test(typed) || longNumber.test(typed)) return null
  return [...typed].slice(0, longest).join('').trim()
}
