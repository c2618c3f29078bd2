import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { findDeliveries } from '@/cms/inquiries/deliveries'
import type { RequestSetting } from '@/payload-types'
import { env } from '@/server/env'
import { storedInquiries } from '../factories/requests'
import { makeProduct } from '../factories/products'
import { english } from '../support/admin-texts'
import { testCms } from '../support/cms'
import { saveInquiry, makeJobsDue, runJobs, setInquirySettings } from '../support/inquiry-jobs'
import { openReceiver, type Receiver } from '../support/webhook-receiver'

type Body = { type: string; timestamp: string; data: Record<string, unknown> }
type Hook = NonNullable<RequestSetting['webhooks']>[number]

let cms: Payload
let receiver: Receiver

const secret = `whsec_${Buffer.from('a secret of the tests, long enough').toString('base64')}`

beforeAll(async () => {
  cms = await testCms()
  receiver = await openReceiver()
})

beforeEach(async () => {
  receiver.calls.length = 0
  receiver.responses.length = 0
  await cms.db.drizzle.execute(sql`delete from payload_jobs`)
})

afterAll(() => receiver.close())

test('an inquiry is posted with all its fields and a valid signature', async () => {
  await hook({})
  const product = await makeProduct(cms, { name: 'ULT 700' })
  const reference = await saveInquiry({ kind: 'contact', values: { productId: [product.id], quantity: '3' } })
  await runJobs(cms)
  const [{ data, type, timestamp }] = received()
  const [request] = await storedInquiries(cms, reference)
  expect([type, timestamp]).toEqual(['request.created', request?.createdAt])
  expect(data).toMatchObject({
    reference,
    id: request?.id,
    kind: 'contact',
    site: 'en_EN',
    via: 'form',
    sender: 'Anna Lindqvist',
    company: 'Uppsala Biobank',
    country: 'Sweden',
    quantity: '3',
    products: [{ id: product.id, name: 'ULT 700' }],
    model: null,
    attachment: null,
    subscription: false,
  })
  expect(data.inbox).toMatch(new RegExp(`/admin/collections/requests/${request?.id}$`))
})

test('a private address is not called unless an operator allows it (issue 14, security)', async () => {
  env.WEBHOOKS_TO_PRIVATE_ADDRESSES = false
  onTestFinished(() => void (env.WEBHOOKS_TO_PRIVATE_ADDRESSES = true))
  const port = receiver.host.split(':')[1]
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::ffff:127.0.0.1]',
    '169.254.169.254',
    '10.1.2.3',
    '2130706433',
  ]) {
    await cms.db.drizzle.execute(sql`delete from payload_jobs`)
    await hook({ address: `http://${host}:${port}/hooks` })
    const reference = await saveInquiry()
    const [request] = await storedInquiries(cms, reference)
    await runJobs(cms)
    const notes = (await findDeliveries(cms, { request: request?.id ?? '', t: english.t })).filter(
      ({ to }) => to === 'webhook',
    )
    expect([host, notes.map(({ note }) => note)]).toEqual([
      host,
      [expect.stringContaining('private network')],
    ])
  }
  expect(receiver.calls).toEqual([])
})

test('a webhook gets only the kinds that are configured for it', async () => {
  await hook({ kinds: ['service'] })
  await saveInquiry({ kind: 'message' })
  await saveInquiry({ kind: 'service' })
  await runJobs(cms)
  expect(received().map(({ data }) => data.kind)).toEqual(['service'])
})

test('a failed call is retried with the same body and id', async () => {
  await hook({})
  receiver.responses.push({ status: 500 }, { status: 503 })
  await saveInquiry()
  for (let tries = 0; tries < 4; tries += 1) {
    await runJobs(cms)
    await makeJobsDue(cms)
  }
  expect(receiver.calls).toHaveLength(3)
  expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(received().map((body) => JSON.stringify(body))).size).toBe(1)
})

test('a redirect is not followed', async () => {
  const elsewhere = await openReceiver()
  await hook({})
  receiver.responses.push({ status: 307, headers: { location: elsewhere.url } })
  await saveInquiry()
  await runJobs(cms)
  expect([receiver.calls.length, elsewhere.calls.length]).toEqual([1, 0])
  expect(await lastError()).toBe('It answered with 307.')
  elsewhere.close()
})

test('an unreachable system is reported with its error, and tried again', async () => {
  const closedReceiver = await openReceiver()
  closedReceiver.close()
  env.WEBHOOKS_TO_PRIVATE_ADDRESSES = true
  await hook({ address: closedReceiver.url })
  await saveInquiry()
  await runJobs(cms)
  expect(await lastError()).toBe('It cannot be reached (ECONNREFUSED).')
  await hook({})
})

test('a webhook that was removed from the settings is not called', async () => {
  await hook({})
  await saveInquiry()
  await setInquirySettings(cms, { webhooks: [] })
  await runJobs(cms)
  expect(receiver.calls).toHaveLength(0)
})

test('a secret is suggested, and an unusable one is refused', async () => {
  await expect(hook({ secret: 'not a secret' })).rejects.toThrow(/secret/i)
  const { webhooks } = await cms.updateGlobal({
    slug: 'request-settings',
    data: { webhooks: [{ address: receiver.url } as Hook] },
  })
  expect(webhooks?.[0]?.secret).toMatch(/^whsec_[\w+/]{32}$/)
})

async function hook(given: Partial<Hook>): Promise<void> {
  await setInquirySettings(cms, {
    confirmations: false,
    webhooks: [{ address: receiver.url, secret, ...given }],
  })
}

/** The received messages; throws if a signature is invalid. */
function received(): [Body, ...Body[]] {
  const bodies = receiver.calls.map(({ headers, body }) =>
    new Webhook(secret).verify(body, headers as Record<string, string>),
  )
  return bodies as [Body, ...Body[]]
}

async function lastError(): Promise<string | undefined> {
  const { rows } = await cms.db.drizzle.execute<{ message: string }>(sql`
    select error->>'message' as message from payload_jobs_log where task_slug = 'call-webhook'`)
  return rows.at(-1)?.message
}
