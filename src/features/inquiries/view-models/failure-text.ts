import { fill } from '@/lib/pdf-words'
import type { Failure } from '@/lib/inquiries/schema'
import type { FormWords } from './words'

/** The error of a field: the specification's text, or a common one with the field's name. */
export function failureText({ common, labels, errors }: FormWords, { field, problem }: Failure): string {
  return errors[field]?.[problem] ?? fill(common.problems[problem], { field: labels[field] ?? field })
}
