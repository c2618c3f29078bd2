import { hashPassword } from '@/cms/distributors/password'
import { distributorGroupSeeds, distributorSeeds } from './content/distributors'
import type { SeedContext } from './seed-context'
import { createAll, lookup } from './write-documents'

export async function seedDistributorGroups(seeding: SeedContext): Promise<void> {
  const rows = distributorGroupSeeds.map(({ id, name, description }) => ({ id, name, description }))
  await createAll({ ...seeding, collection: 'distributor-groups', rows })
}

export const distributorGroupId = lookup(
  'distributor group',
  distributorGroupSeeds.map(({ slug, id }) => [slug, id]),
)

/** The demo's distributors, who share one password, which `npm start` passes as an environment variable. */
export async function seedDistributors(seeding: SeedContext): Promise<void> {
  const password = process.env.DISTRIBUTOR_PASSWORD
  if (!password) throw new Error('No password was given for the distributors.')
  const passwordHash = await hashPassword(password)
  const rows = distributorSeeds.map(({ groups, expires, ...distributor }) => ({
    ...distributor,
    passwordHash,
    groups: groups.map(distributorGroupId),
    expires: expires && new Date(expires).toISOString(),
    disabled: false,
    secondFactor: false,
  }))
  await createAll({ ...seeding, collection: 'distributors', rows })
}
