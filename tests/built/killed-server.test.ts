import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { fieldsOf, storedInquiries, makeRequestFile, sentRequest } from '../factories/requests'
import { testCms } from '../support/cms'
import { KillableServer } from '../support/killable-server'
import { seededRandom } from '../../scripts/bench/random.ts'

const submissions = 200
const senders = 8
const kills = 8
const randomSeed = 6

let cms: Payload
let server: KillableServer

beforeAll(async () => {
  cms = await testCms()
  mkdirSync(env.dataDir, { recursive: true })
  server = await KillableServer.start(env.dataDir)
}, 180_000)

afterAll(() => server?.stop())

type Submission = {
  /** Unique to this submission. */
  content: string
  file?: string
  /** Retries until there is a response; the others give up after one failure, as some visitors do. */
  retries: boolean
  /** Resolves to the reference, or undefined without a response. */
  send: () => Promise<string | undefined>
}

test('200 submissions while the server is killed: every acknowledged one is stored exactly once, with its jobs', async () => {
  const all = await Promise.all(Array.from({ length: submissions }, (_, index) => makeSubmission(index)))
  const { acknowledged, lost } = await sendAll(all)
  await server.stop()
  expect(server.kills).toBe(kills)
  expect(lost, 'some requests were running when the server was killed').toBeGreaterThan(0)

  const stored = await storedInquiries(cms)
  const rowsOf = ({ content }: Submission) => stored.filter((row) => row.content === content)
  for (const submission of all) {
    const reference = acknowledged.get(submission)
    const references = rowsOf(submission).map((row) => row.reference)
    if (reference) expect(references, submission.content).toEqual([reference])
    else expect(references.length, submission.content).toBeLessThanOrEqual(1)
  }
  expect(all.filter((one) => one.retries && !acknowledged.has(one))).toEqual([])
  expect(stored.filter(({ content }) => !all.some((one) => one.content === content))).toEqual([])

  const tasks = await tasksByRequest()
  expect([...tasks.keys()].sort()).toEqual(stored.map(({ id }) => id).sort())
  for (const own of tasks.values()) expect(own).toEqual(['confirm-request', 'tell-inbox'])

  const holders = await requestsByFile()
  for (const submission of all.filter(({ file }) => file)) {
    const [row] = rowsOf(submission)
    expect(holders.get(submission.file ?? '') ?? null, submission.content).toBe(row?.id ?? null)
  }
}, 480_000)

/** Sends all submissions, a few at a time, and kills the server at seeded random moments. */
async function sendAll(all: Submission[]): Promise<{ acknowledged: Map<Submission, string>; lost: number }> {
  const acknowledged = new Map<Submission, string>()
  const killAt = killDelays(all.length)
  const killed: Promise<void>[] = []
  const waiting = [...all.entries()]
  let lost = 0
  const sender = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, submission] = next
      const delay = killAt.get(index)
      if (delay !== undefined) killed.push(killAfter(delay))
      const { reference, failures } = await sendUntilDone(submission)
      lost += failures
      if (reference) acknowledged.set(submission, reference)
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  await Promise.all(killed)
  return { acknowledged, lost }
}

async function sendUntilDone({ send, retries: persists }: Submission) {
  for (let failures = 0; ; failures += 1) {
    await server.up()
    const reference = await send()
    if (reference) return { reference, failures }
    if (!persists) return { failures: failures + 1 }
  }
}

/** The submissions at which the server is killed, with the delay in ms. */
function killDelays(count: number): Map<number, number> {
  const random = seededRandom(randomSeed)
  const moments = new Map<number, number>()
  while (moments.size < kills) moments.set(Math.floor(random() * (count - senders)), random() * 60)
  return moments
}

async function killAfter(milliseconds: number): Promise<void> {
  await wait(milliseconds)
  await server.kill()
}

/** Submissions of the site's form, with and without a file, and of two contract operations. */
async function makeSubmission(index: number): Promise<Submission> {
  const content = `Submission ${index}`
  const retries = index % 5 !== 0
  const headers = { 'x-forwarded-for': `10.0.${Math.floor(index / 250)}.${index % 250}` }
  const file = index % 4 === 1 ? await makeRequestFile(cms) : undefined
  if (index % 4 < 2) {
    const kind = file ? 'service' : 'message'
    const body = sentRequest({ kind, values: { ...fieldsOf(kind), content, ...(file && { file }) } })
    return { content, file, retries, send: () => sendForm(body, headers) }
  }
  const [operation, values] =
    index % 4 === 2
      ? ['messageBoard/add', { ...fieldsOf('message'), content }]
      : ['contactUs/add', { ...fieldsOf('contact', 'zh_CN'), content, siteId: 'zh_CN', type: 1 }]
  return { content, retries, send: () => sendToContract(operation, values, headers) }
}

async function sendForm(body: object, headers: Record<string, string>): Promise<string | undefined> {
  const response = await post('/request', body, { ...headers, origin: server.origin })
  if (response === undefined) return undefined
  expect(response).toMatchObject({ state: 'sent', reference: expect.any(String) })
  return (response as { reference: string }).reference
}

async function sendToContract(
  operation: string,
  values: object,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const response = await post(`/f/${operation}`, values, headers)
  if (response === undefined) return undefined
  expect(response).toMatchObject({ code: 200, result: expect.any(String) })
  return (response as { result: string }).result
}

/** The complete JSON response; undefined when the request failed. */
async function post(place: string, body: object, headers: Record<string, string>): Promise<unknown> {
  try {
    const response = await fetch(`${server.origin}${place}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    })
    return await response.json()
  } catch {
    return undefined
  }
}

async function tasksByRequest(): Promise<Map<string, string[]>> {
  const { rows } = await cms.db.drizzle.execute<{ request: string; tasks: string[] }>(sql`
    select input->>'request' as request, array_agg(task_slug::text order by task_slug::text) as tasks
    from payload_jobs where input->>'request' is not null group by 1`)
  return new Map(rows.map(({ request, tasks }) => [request, tasks]))
}

async function requestsByFile(): Promise<Map<string, string | null>> {
  const { rows } = await cms.db.drizzle.execute<{ reference: string; request: string | null }>(sql`
    select reference, request from request_files`)
  return new Map(rows.map(({ reference, request }) => [reference, request]))
}
