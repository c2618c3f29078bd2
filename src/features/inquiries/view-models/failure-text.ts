import type { Translate } from '@/i18n/create-translator'
import type { Namespace } from '@/i18n/message-set'
import type { Failure } from '@/lib/inquiries/schema'

export type FormMessages = {
  /** Searched in this order for the names of the fields and for error messages of the form's own. */
  own: Pick<Translate<Namespace>, 'optional'>[]
  common: Translate<'requests.form'>
  company: string
}

/** The error message of a field: the form's own, or a common one with the field's name. */
export function failureText({ own, common, company }: FormMessages, { field, problem }: Failure): string {
  const find = (key: string) =>
    own.map((t) => t.optional(key, { company })).find((message) => message !== undefined)
  return (
    find(`errors.${field}.${problem}`) ??
    common(`problems.${problem}`, { field: find(`fields.${field}`) ?? field })
  )
}
