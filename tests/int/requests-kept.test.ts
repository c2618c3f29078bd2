import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as queue from '@/cms/requests/queue'
import { newId } from '@/lib/id'
import type { NewRequest, RequestValues } from '@/server/requests/new-request'
import { submitRequest } from '@/server/requests/submit'
import { makeProduct } from '../factories/products'
import { fieldsOf, keptRequests, makeRequestFile, tasksOf } from '../factories/requests'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => vi.restoreAllMocks())

test('a request and the tasks that follow it are kept together', async () => {
  const { reference } = await keep(message())
  const [kept] = await keptRequests(cms, reference)
  expect(kept).toMatchObject({ kind: 'message', site: 'en_EN', status: 'new', sender: 'Anna Lindqvist' })
  expect(await tasksOf(cms, kept?.id ?? '')).toEqual(['confirm-request', 'tell-inbox'])
})

test('each webhook of its kind gets a task', async () => {
  const hook = { address: 'https://crm.example.com/', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  const webhooks = [hook, { ...hook, kinds: ['message' as const] }, { ...hook, kinds: ['service' as const] }]
  await cms.updateGlobal({ slug: 'request-settings', data: { webhooks } })
  const { reference } = await keep(message())
  const [kept] = await keptRequests(cms, reference)
  expect(await tasksOf(cms, kept?.id ?? '')).toEqual([
    'call-webhook',
    'call-webhook',
    'confirm-request',
    'tell-inbox',
  ])
  await cms.updateGlobal({ slug: 'request-settings', data: { webhooks: [] } })
})

test('sent ten times at one moment, it is one request', async () => {
  const given = message()
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep(given)))
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
  expect(await keptRequests(cms, answers[0]?.reference)).toHaveLength(1)
  expect(await alike(given)).toBe(1)
})

test('sent again after an answer that got lost, it has the same reference', async () => {
  const given = message()
  expect(await keep(given)).toEqual(await keep(given))
})

test('other words under the same attempt are another request', async () => {
  const given = message()
  const other = { ...given, values: { ...given.values, content: 'Something else' } }
  expect((await keep(other)).reference).not.toBe((await keep(given)).reference)
})

test('without a key the same words are one request for ten minutes', async () => {
  const given = message({ attempt: null, via: 'contract' })
  const first = await keep(given)
  expect(await keep(given)).toEqual(first)
  await age(first.reference, '11 minutes')
  expect((await keep(given)).reference).not.toBe(first.reference)
})

test('with a key they are one however late they come', async () => {
  const given = message()
  const first = await keep(given)
  await age(first.reference, '3 days')
  expect(await keep(given)).toEqual(first)
})

test('a challenge opens one request', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  await keep(message({ challenge }))
  expect(await submitRequest(message({ challenge }))).toEqual({
    failure: { field: 'captcha', problem: 'wrong' },
  })
})

test('a challenge that was spent on the same attempt does no harm', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  const given = message({ challenge })
  expect(await keep(given)).toEqual(await keep(given))
})

test('a request that fails at its tasks leaves nothing, and its challenge and file are free', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  const file = await makeRequestFile(cms)
  const given = service({ file, challenge })
  const before = await keptRequests(cms)
  vi.spyOn(queue, 'queueTasks').mockRejectedValueOnce(new Error('no queue'))
  await expect(submitRequest(given)).rejects.toThrow('no queue')
  expect(await keptRequests(cms)).toEqual(before)
  expect(await keep(given)).toHaveProperty('reference')
})

test('a request whose last task cannot be written leaves nothing', async () => {
  const given = message()
  await cms.db.drizzle.execute(sql`
    alter table payload_jobs add constraint no_more check (task_slug <> 'confirm-request') not valid`)
  await expect(submitRequest(given)).rejects.toThrow()
  expect(await alike(given)).toBe(0)
  await cms.db.drizzle.execute(sql`alter table payload_jobs drop constraint no_more`)
  expect(await keep(given)).toHaveProperty('reference')
})

test('a COMMIT that fails is no success', async () => {
  const given = message()
  const commit = cms.db.commitTransaction
  vi.spyOn(cms.db, 'commitTransaction').mockImplementationOnce(async (id) => {
    await breakConnection(String(await id))
    return commit.call(cms.db, id)
  })
  await expect(submitRequest(given)).rejects.toThrow()
  expect(await alike(given)).toBe(0)
})

test('a file is attached to one request; for another it is gone', async () => {
  const file = await makeRequestFile(cms)
  const { reference } = await keep(service({ file }))
  const [kept] = await keptRequests(cms, reference)
  expect(kept?.file).toBeTruthy()
  const other = service({ file })
  expect(await submitRequest(other)).toEqual({ failure: { field: 'file', problem: 'gone' } })
  expect(await alike(other)).toBe(0)
})

test.each(['00000000-0000-4000-8000-000000000000', 'x', "'; drop table requests; --"])(
  'a file that nobody uploaded is gone: %s',
  async (file) => {
    const given = service({ file })
    expect(await submitRequest(given)).toEqual({ failure: { field: 'file', problem: 'gone' } })
    expect(await alike(given)).toBe(0)
  },
)

test('a file in quarantine is gone, one that waits for the scanner is attached', async () => {
  const [quarantined, waiting] = [
    await makeRequestFile(cms, 'quarantined'),
    await makeRequestFile(cms, 'waiting'),
  ]
  expect(await submitRequest(service({ file: quarantined }))).toMatchObject({ failure: { problem: 'gone' } })
  expect(await keep(service({ file: waiting }))).toHaveProperty('reference')
})

test('products are known by their ids; names are taken where the sender gave none', async () => {
  const product = await makeProduct(cms, { name: 'NVL-586' })
  const { reference } = await keep(contact({ productId: [product.id, product.id], productName: '' }))
  const [kept] = await keptRequests(cms, reference)
  expect(kept).toMatchObject({ products: [product.id], productName: 'NVL-586' })
})

test('products that nobody has are kept as they were named', async () => {
  const named = await keep(contact({ productId: ['404'], productName: 'Old freezer' }))
  const nameless = await keep(contact({ productId: ['404', "1' or '1'='1"], productName: '' }))
  expect(await keptRequests(cms, named.reference)).toMatchObject([
    { products: [], productName: 'Old freezer' },
  ])
  expect(await keptRequests(cms, nameless.reference)).toMatchObject([
    { products: [], productName: "404, 1' or '1'='1" },
  ])
})

test('the words of a message stand in the columns of a request', async () => {
  const given = message({
    values: { name: '王芳', email: 'w@example.com', phone: '0571', organ: '某医院', area: 'x' },
  })
  const { reference } = await keep(given)
  expect(await keptRequests(cms, reference)).toMatchObject([
    { sender: '王芳', mobile: '0571', company: '某医院', continent: 'x' },
  ])
})

test('5,000 characters are kept as they are', async () => {
  const content = `${newId()}é漢😀<script>`.repeat(200).slice(0, 5000)
  const { reference } = await keep(message({ values: { ...fields(), content } }))
  const [kept] = await keptRequests(cms, reference)
  expect(kept?.content).toBe(content)
})

function keep(given: NewRequest): Promise<{ reference: string }> {
  return submitRequest(given).then((submitted) => {
    if ('failure' in submitted) throw new Error(JSON.stringify(submitted.failure))
    return submitted
  })
}

function message(given: Partial<NewRequest> = {}): NewRequest {
  return { kind: 'message', site: 'en_EN', via: 'form', attempt: newId(), values: fields(), ...given }
}

function contact(values: RequestValues): NewRequest {
  return message({ kind: 'contact', values: { ...fields(), ...values } })
}

function service({ challenge, ...values }: RequestValues & Pick<NewRequest, 'challenge'>): NewRequest {
  return message({ kind: 'service', challenge, values: { ...fields(), ...values } })
}

/** As the schema leaves them. */
function fields(): RequestValues {
  const { privacy: _privacy, ...values } = fieldsOf('message')
  return values
}

/** How many requests have these words. */
async function alike({ values }: NewRequest): Promise<number> {
  const docs = await keptRequests(cms)
  return docs.filter(({ content }) => content === values.content).length
}

async function age(reference: string, by: string) {
  await cms.db.drizzle.execute(sql`
    update requests set created_at = now() - ${by}::interval where reference = ${reference}`)
}

/** Ends the connection of a transaction, as a database that goes away before the COMMIT does. */
async function breakConnection(transaction: string) {
  const session = cms.db.sessions?.[transaction]?.db as typeof cms.db.drizzle
  const { rows } = await session.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  await cms.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
}
