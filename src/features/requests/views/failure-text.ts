import { fill } from '@/lib/pdf-words'
import type { Failure } from '@/lib/requests/schema'
import type { FormWords } from './words'

/** What a refused field says: the spec's words, or common ones that name the field. */
export function failureText({ common, labels, errors }: FormWords, { field, problem }: Failure): string {
  return errors[field]?.[problem] ?? fill(common.problems[problem], { field: labels[field] ?? field })
}
