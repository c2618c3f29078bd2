import type { Payload } from 'payload'
import type { Case, CaseType } from '@/payload-types'
import { savingOf, type Saving } from './saving'

export async function makeCaseType(cms: Payload, data: Partial<CaseType> = {}): Promise<CaseType> {
  const defaults = { name: 'A type', order: 0 }
  return cms.create({ collection: 'case-types', data: { ...defaults, ...data } as CaseType })
}

/** A case of a type of its own, shown on every site and published by default. */
export async function makeCase(cms: Payload, data: Partial<Case> = {}, saving: Saving = {}): Promise<Case> {
  const { status, ...options } = savingOf(saving)
  const type = data.type ?? (await makeCaseType(cms)).id
  const defaults = { name: 'A case', createTime: '2026-01-01T00:00:00.000Z', _status: status }
  return cms.create({
    collection: 'cases',
    ...options,
    data: { ...defaults, ...data, type },
  } as Parameters<typeof cms.create<'cases', never>>[0]) as Promise<Case>
}
