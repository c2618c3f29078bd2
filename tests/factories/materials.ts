import type { Payload } from 'payload'
import type { Material } from '@/payload-types'
import { savingOf, type Saving } from './saving'
import { makeDocument } from './uploads'

/** A brochure with a file of its own, shown on every site and published by default. */
export async function makeMaterial(
  cms: Payload,
  data: Partial<Material> = {},
  saving: Saving = {},
): Promise<Material> {
  const { status, ...options } = savingOf(saving)
  const file = data.file ?? (await makeDocument(cms)).id
  const defaults = { name: 'A brochure', kind: 'brochure', order: 0, _status: status }
  return cms.create({
    collection: 'materials',
    ...options,
    data: { ...defaults, ...data, file },
  } as Parameters<typeof cms.create<'materials', never>>[0]) as Promise<Material>
}
