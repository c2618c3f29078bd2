import type { Payload } from 'payload'
import type { Solution, SolutionType } from '@/payload-types'
import { savingOf, type Saving } from './saving'

export async function makeSolutionType(
  cms: Payload,
  data: Partial<SolutionType> = {},
): Promise<SolutionType> {
  const defaults = { name: 'A type', order: 0 }
  return cms.create({ collection: 'solution-types', data: { ...defaults, ...data } as SolutionType })
}

/** A solution of a type of its own, shown on every site and published by default. */
export async function makeSolution(
  cms: Payload,
  data: Partial<Solution> = {},
  saving: Saving = {},
): Promise<Solution> {
  const { status, ...options } = savingOf(saving)
  const type = data.type ?? (await makeSolutionType(cms)).id
  const defaults = { name: 'A solution', order: 0, _status: status }
  return cms.create({
    collection: 'solutions',
    ...options,
    data: { ...defaults, ...data, type },
  } as Parameters<typeof cms.create<'solutions', never>>[0]) as Promise<Solution>
}

/** Saves changes to a solution: published, or as a draft on top. */
export async function changeSolution(cms: Payload, id: string, data: Partial<Solution>, saving: Saving = {}) {
  const { status, ...options } = savingOf(saving)
  return cms.update({ collection: 'solutions', id, ...options, data: { _status: status, ...data } })
}
