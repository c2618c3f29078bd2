import type { CollectionSlug } from 'payload'

/** User names of the accounts that test cases sign in with; all have the same password. */
export const distributorIds = {
  username: 'polar-lab',
  expired: 'former-partner',
  disabled: 'closed-partner',
  invited: 'new-partner',
  withSecondFactor: 'careful-partner',
  password: 'a password of the tests',
} as const

const passwordHash =
  '$scrypt$ln=14,r=8,p=5$8H-pwg0PqUUnWBrZkBTaQQ$b60KEEmbGaDZqF_9TEPv7XjPlMbkxgE3U2d3-5ur-I0'

const { username, expired, disabled, invited, withSecondFactor } = distributorIds

const accounts = [
  { id: '1900000000000000001', username, passwordHash },
  { id: '1900000000000000002', username: expired, passwordHash, expires: '2020-01-01T12:00:00.000Z' },
  { id: '1900000000000000003', username: disabled, passwordHash, disabled: true },
  { id: '1900000000000000004', username: invited },
  { id: '1900000000000000005', username: withSecondFactor, passwordHash, secondFactor: true },
]

export const distributorContent: [CollectionSlug, object[]][] = [
  [
    'distributors',
    accounts.map((account) => ({
      company: 'Polar Lab',
      email: `${account.username}@example.com`,
      site: 'en_EN',
      ...account,
    })),
  ],
]
