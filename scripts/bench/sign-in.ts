import { performance } from 'node:perf_hooks'
import { hashPassword } from '@/cms/distributors/password'
import { newId } from '@/lib/id'
import type { Distributor } from '@/payload-types'
import { cms } from '@/server/cms'
import { signIn } from '@/server/distributors/sign-in'
import type { Throttle } from '@/server/accounts/throttle'

/**
 * Signs in with an unknown name, a wrong password and an expired account in turn, and tests whether the response
 * times reveal which is which (S2 6): a Welch's t beyond 4.5 means they do. Needs a database; it creates its own
 * accounts: npm run bench:sign-in -- 1000
 */
const rounds = Number(process.argv[2] ?? 1000)
const warmUp = 10

/** The real limit of ten attempts in 15 minutes would make the run take weeks. */
const noThrottle: Throttle = { consume: async () => 0, reset: async () => undefined }

const payload = await cms()
const given = { password: 'the password of the expired account', network: 'bench' }
const open = await makeAccount({ passwordHash: await hashPassword('another password') })
const expired = await makeAccount({
  passwordHash: await hashPassword(given.password),
  expires: '2020-01-01T12:00:00.000Z',
})
const subjects = { unknown: 'nobody-has-this-name', wrong: open.username, expired: expired.username }
type Subject = keyof typeof subjects
const times: Record<Subject, number[]> = { unknown: [], wrong: [], expired: [] }

try {
  for (let round = -warmUp; round < rounds; round += 1) await tryAll(round >= 0)
} finally {
  for (const { id } of [open, expired]) await payload.delete({ collection: 'distributors', id })
}
for (const subject of Object.keys(subjects) as Subject[]) print(subject)
for (const subject of ['wrong', 'expired'] as const) {
  console.log(`unknown against ${subject.padEnd(8)} t = ${welch(times.unknown, times[subject]).toFixed(2)}`)
}
// Listeners of the CMS would keep the process alive.
process.exit(0)

async function tryAll(isMeasured: boolean): Promise<void> {
  for (const subject of shuffled()) {
    const start = performance.now()
    const { state } = await signIn({ ...given, username: subjects[subject] }, noThrottle)
    const time = performance.now() - start
    if (state !== 'refused') throw new Error(`${subject} returned the state ${state}`)
    if (isMeasured) times[subject].push(time)
  }
}

async function makeAccount(data: Partial<Distributor>): Promise<Distributor> {
  const username = `bench-${newId()}`
  const required = { username, company: 'Bench', email: `${username}@example.com`, site: 'en_EN' } as const
  return payload.create({ collection: 'distributors', data: { ...required, ...data } })
}

function shuffled(): Subject[] {
  const keyed = (Object.keys(subjects) as Subject[]).map((subject) => ({ subject, at: Math.random() }))
  return keyed.sort((a, b) => a.at - b.at).map(({ subject }) => subject)
}

function print(subject: Subject): void {
  const values = times[subject].toSorted((a, b) => a - b)
  const at = (share: number) => values[Math.floor((values.length - 1) * share)]?.toFixed(2)
  console.log(`${subject.padEnd(8)} ms: median ${at(0.5)}, 10 % ${at(0.1)}, 90 % ${at(0.9)}`)
}

function welch(one: number[], other: number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  return (a.mean - b.mean) / Math.sqrt(a.variance / one.length + b.variance / other.length)
}

function momentsOf(values: number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, variance }
}
