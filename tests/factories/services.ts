import type { Payload } from 'payload'
import type { ServiceCase, ServiceContract, ServiceSolutionType } from '@/payload-types'
import { savingOf, type Saving } from './saving'

/** A service solution with tabs, shown on every site and published by default. */
export async function makeServiceType(
  cms: Payload,
  data: Partial<ServiceSolutionType> = {},
  saving: Saving = {},
): Promise<ServiceSolutionType> {
  const { status, ...options } = savingOf(saving)
  const defaults = { name: 'A service', mode: 'tabs', contractLayout: 'normal', order: 0, _status: status }
  return cms.create({
    collection: 'service-solution-types',
    ...options,
    data: { ...defaults, ...data },
  } as Parameters<typeof cms.create<'service-solution-types', never>>[0]) as Promise<ServiceSolutionType>
}

/** A contract, by default of a service solution of its own. */
export async function makeContract(
  cms: Payload,
  data: Partial<ServiceContract> = {},
  saving: Saving = {},
): Promise<ServiceContract> {
  const { status, ...options } = savingOf(saving)
  const type = data.type ?? (await makeServiceType(cms)).id
  const defaults = { title: 'A contract', order: 0, _status: status }
  return cms.create({
    collection: 'service-contracts',
    ...options,
    data: { ...defaults, ...data, type },
  } as Parameters<typeof cms.create<'service-contracts', never>>[0]) as Promise<ServiceContract>
}

/** A case, by default of a service solution of its own. */
export async function makeServiceCase(
  cms: Payload,
  data: Partial<ServiceCase> = {},
  saving: Saving = {},
): Promise<ServiceCase> {
  const { status, ...options } = savingOf(saving)
  const type = data.type ?? (await makeServiceType(cms)).id
  const defaults = { title: 'A service case', order: 0, _status: status }
  return cms.create({
    collection: 'service-cases',
    ...options,
    data: { ...defaults, ...data, type },
  } as Parameters<typeof cms.create<'service-cases', never>>[0]) as Promise<ServiceCase>
}
