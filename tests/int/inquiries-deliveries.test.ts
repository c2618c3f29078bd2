import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Role } from '@/cms/access/roles'
import type { Delivery } from '@/cms/inquiries/deliveries'
import { closeDatabase, database } from '@/server/database'
import { startQueue, type Queue } from '@/server/jobs/queue'
import { getWorker } from '@/server/jobs/worker'
import { storedInquiries } from '../factories/requests'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { configureMail, openMailServer, type MailServer } from '../support/mail-server'
import { saveInquiry, makeJobsDue, runJobs, setInquirySettings } from '../support/inquiry-jobs'
import { rest } from '../support/rest'
import { openReceiver, type Receiver } from '../support/webhook-receiver'

let cms: Payload
let server: MailServer
let receiver: Receiver
let token: string

const secret = `whsec_${'a'.repeat(32)}`

beforeAll(async () => {
  cms = await testCms()
  ;[server, receiver] = await Promise.all([openMailServer(), openReceiver()])
  token = (await signIn(cms, 'inbox')).token
  await configureMail(cms, { smtpUrl: server.url })
})

beforeEach(async () => {
  server.mails.length = 0
  server.refuses.recipient = undefined
  await cms.db.drizzle.execute(sql`delete from payload_jobs`)
  const recipients = [{ addresses: ['sales@norvane.example'] }]
  await setInquirySettings(cms, { recipients, webhooks: [{ address: receiver.url, secret }] })
})

afterAll(async () => {
  receiver.close()
  await server.close()
  await closeDatabase()
})

describe('the deliveries of an inquiry', () => {
  test('are due, then sent', async () => {
    const request = await submit()
    expect(await states(request)).toEqual({ inbox: 'due', sender: 'due', webhook: 'due' })
    await runJobs(cms)
    expect(await states(request)).toEqual({ inbox: 'sent', sender: 'sent', webhook: 'sent' })
    const [inbox, , webhook] = await deliveries(request)
    expect(inbox).toMatchObject({ at: expect.stringMatching(/^\d{4}-.+Z$/), canSendAgain: false })
    expect(webhook).toMatchObject({ host: receiver.host, note: 'It answered with 204.' })
    expect(JSON.stringify(webhook)).not.toContain('of-the-address')
  })

  test('are retried later, or at once on request', async () => {
    server.refuses.recipient = () => '451 try again later'
    const request = await submit()
    await runJobs(cms)
    const [inbox] = await deliveries(request)
    expect(inbox).toMatchObject({ state: 'later', note: 'The mail server refused: 451 try again later' })
    server.refuses.recipient = undefined
    expect((await again(request, inbox)).status).toBe(200)
    await runJobs(cms)
    expect(await states(request)).toEqual({ inbox: 'sent', sender: 'later', webhook: 'sent' })
  })

  test('fail permanently after the last attempt, and can be sent again', async () => {
    server.refuses.recipient = () => '451 try again later'
    const request = await submit()
    for (let tries = 0; tries < 12; tries += 1) {
      await runJobs(cms)
      await makeJobsDue(cms)
    }
    expect(await states(request)).toEqual({ inbox: 'failed', sender: 'failed', webhook: 'sent' })
    const [inbox] = await deliveries(request)
    expect(inbox).toMatchObject({ canSendAgain: true, note: 'The mail server refused: 451 try again later' })
    await again(request, inbox)
    await runJobs(cms)
    // The number of attempts starts again.
    expect(await states(request)).toMatchObject({ inbox: 'later' })
    server.refuses.recipient = undefined
    await makeJobsDue(cms)
    await runJobs(cms)
    expect(await states(request)).toMatchObject({ inbox: 'sent', sender: 'failed' })
  })

  test('show why a confirmation was refused or skipped', async () => {
    server.refuses.recipient = (address) => (address.startsWith('nobody') ? '550 unknown' : undefined)
    const refused = await submit({ email: 'nobody@example.org' })
    const left = await submit({ email: 'no address' })
    await runJobs(cms)
    const sender = async (request: string) => (await deliveries(request)).find(({ to }) => to === 'sender')
    expect(await sender(refused)).toMatchObject({
      state: 'refused',
      note: 'The mail server refused: 550 unknown',
    })
    expect(await sender(left)).toMatchObject({
      state: 'skipped',
      note: 'The sender gave no usable email address.',
      canSendAgain: false,
    })
  })

  test('sending again does not count towards the limit', async () => {
    server.refuses.recipient = (address) => (address.startsWith('full') ? '550 mailbox is full' : undefined)
    const email = 'full@example.org'
    const requests = [await submit({ email }), await submit({ email }), await submit({ email })]
    await runJobs(cms)
    server.refuses.recipient = undefined
    for (const request of requests) {
      const refused = (await deliveries(request)).find(({ to }) => to === 'sender')
      await again(request, refused)
      await runJobs(cms)
      expect(await states(request)).toMatchObject({ sender: 'sent' })
    }
  })

  test('a sent delivery, or one of another inquiry, is not sent again', async () => {
    const [one, other] = [await submit(), await submit()]
    await runJobs(cms)
    const [sent] = await deliveries(one)
    expect((await again(one, sent)).status).toBe(409)
    server.refuses.recipient = () => '451 try again later'
    const waiting = await submit()
    await runJobs(cms)
    const [later] = await deliveries(waiting)
    expect((await again(other, later)).status).toBe(409)
    expect((await rest(`requests/${one}/deliveries/x/again`, { method: 'POST', token })).status).toBe(409)
  })

  test.each<[Role | 'nobody', number]>([
    ['administrator', 200],
    ['editor', 200],
    ['inbox', 200],
    ['nobody', 403],
  ])('%s is answered %i', async (role, status) => {
    const own = role === 'nobody' ? undefined : (await signIn(cms, role)).token
    expect((await rest('requests/1/deliveries', { token: own })).status).toBe(status)
    if (status === 403)
      expect((await rest('requests/1/deliveries/1/again', { method: 'POST' })).status).toBe(403)
  })
})

test('two servers at once send each mail and call each webhook once', async () => {
  const queues = [runQueue(20), runQueue(20)]
  receiver.calls.length = 0
  const references = await Promise.all(Array.from({ length: 8 }, () => saveInquiry()))
  await expect.poll(openJobs).toBe(0)
  await Promise.all(queues.map((queue) => queue.stop(5_000)))
  expect(server.mails).toHaveLength(16)
  for (const reference of references)
    expect(server.mails.filter(({ messageId }) => messageId?.includes(reference))).toHaveLength(2)
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(8)
  expect(receiver.calls).toHaveLength(8)
})

test('a mail that a killed server had started is sent when the next server starts', async () => {
  await saveInquiry()
  await cms.db.drizzle.execute(sql`update payload_jobs set processing = true`)
  const queue = runQueue()
  await expect.poll(openJobs).toBe(0)
  await queue.stop(5_000)
  expect(server.mails).toHaveLength(2)
})

/** Stopped after the test even if it fails; otherwise it would run the jobs of other tests. */
function runQueue(pause?: number): Queue {
  const wake = async () => undefined
  const queue = startQueue({
    pool: database,
    worker: getWorker,
    initialiseCms: wake,
    log: console,
    pollInterval: pause,
  })
  onTestFinished(() => queue.stop(5_000))
  return queue
}

async function submit(values: Record<string, unknown> = {}): Promise<string> {
  const [request] = await storedInquiries(cms, await saveInquiry({ values }))
  return request?.id ?? ''
}

async function deliveries(request: string): Promise<Delivery[]> {
  const { body } = await rest(`requests/${request}/deliveries`, { token })
  return body.deliveries as Delivery[]
}

async function states(request: string): Promise<Record<string, string>> {
  return Object.fromEntries((await deliveries(request)).map(({ to, state }) => [to, state]))
}

const again = (request: string, delivery: Delivery | undefined) =>
  rest(`requests/${request}/deliveries/${delivery?.job}/again`, { method: 'POST', token })

async function openJobs(): Promise<number> {
  const { rows } = await cms.db.drizzle.execute<{ count: string }>(
    sql`select count(*) from payload_jobs where completed_at is null`,
  )
  return Number(rows[0]?.count)
}
