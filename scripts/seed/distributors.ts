import { hashPassword } from '@/cms/distributors/password'
import { distributorGroupSeeds, distributorSeeds } from './content/distributors'
import type { Seeding } from './seeding'
import { createAll, lookup } from './writing'

export async function seedDistributorGroups(seeding: Seeding): Promise<void> {
  const rows = distributorGroupSeeds.map(({ id, name, description }) => ({ id, name, description }))
  await createAll({ ...seeding, collection: 'distributor-groups', rows })
}

export const distributorGroupId = lookup(
  'distributor group',
  distributorGroupSeeds.map(({ slug, id }) => [slug, id]),
)

/** The demo's distributors, with one password: it comes from the environment, drawn by the start. */
export async function seedDistributors(seeding: Seeding): Promise<void> {
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
