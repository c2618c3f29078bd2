import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as queue from '@/cms/inquiries/queue'
import { newId } from '@/lib/id'
import type { NewInquiry, InquiryValues } from '@/server/inquiries/new-inquiry'
import { submitInquiry } from '@/server/inquiries/submit'
import { makeProduct } from '../factories/products'
import { fieldsOf, storedInquiries, makeRequestFile, tasksOf } from '../factories/requests'
import { testCms } from '../support/cms'
import { failNextCommit } from '../support/fail-next-commit'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

afterEach(() => vi.restoreAllMocks())

test('an inquiry and its jobs are saved together', async () => {
  const { reference } = await submit(message())
  const [stored] = await storedInquiries(cms, reference)
  expect(stored).toMatchObject({ kind: 'message', site: 'en_EN', status: 'new', sender: 'Anna Lindqvist' })
  expect(await tasksOf(cms, stored?.id ?? '')).toEqual(['confirm-request', 'tell-inbox'])
})

test('each webhook for its kind gets a job', async () => {
  const hook = { address: 'https://crm.example.com/', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }
  const webhooks = [hook, { ...hook, kinds: ['message' as const] }, { ...hook, kinds: ['service' as const] }]
  await cms.updateGlobal({ slug: 'request-settings', data: { webhooks } })
  const { reference } = await submit(message())
  const [stored] = await storedInquiries(cms, reference)
  expect(await tasksOf(cms, stored?.id ?? '')).toEqual([
    'call-webhook',
    'call-webhook',
    'confirm-request',
    'tell-inbox',
  ])
  await cms.updateGlobal({ slug: 'request-settings', data: { webhooks: [] } })
})

test('ten simultaneous submissions are saved as one inquiry', async () => {
  const given = message()
  const responses = await Promise.all(Array.from({ length: 10 }, () => submit(given)))
  expect(new Set(responses.map(({ reference }) => reference)).size).toBe(1)
  expect(await storedInquiries(cms, responses[0]?.reference)).toHaveLength(1)
  expect(await countSame(given)).toBe(1)
})

test('a retry after a lost response returns the same reference', async () => {
  const given = message()
  expect(await submit(given)).toEqual(await submit(given))
})

test('other content with the same idempotency key is another inquiry', async () => {
  const given = message()
  const other = { ...given, values: { ...given.values, content: 'Something else' } }
  expect((await submit(other)).reference).not.toBe((await submit(given)).reference)
})

test('without a key the same content is one inquiry for ten minutes', async () => {
  const given = message({ idempotencyKey: null, via: 'contract' })
  const first = await submit(given)
  expect(await submit(given)).toEqual(first)
  await age(first.reference, '11 minutes')
  expect((await submit(given)).reference).not.toBe(first.reference)
})

test('with a key they are one inquiry, however late the retry', async () => {
  const given = message()
  const first = await submit(given)
  await age(first.reference, '3 days')
  expect(await submit(given)).toEqual(first)
})

test('a challenge is valid for one inquiry', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  await submit(message({ challenge }))
  expect(await submitInquiry(message({ challenge }))).toEqual({
    failure: { field: 'captcha', problem: 'wrong' },
  })
})

test('a retry with the same key may reuse its challenge', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  const given = message({ challenge })
  expect(await submit(given)).toEqual(await submit(given))
})

test('an inquiry whose jobs cannot be queued is rolled back, with its challenge and file', async () => {
  const challenge = { id: newId(), expiresAt: new Date(Date.now() + 60_000) }
  const file = await makeRequestFile(cms)
  const given = service({ file, challenge })
  const before = await storedInquiries(cms)
  vi.spyOn(queue, 'queueInquiryJobs').mockRejectedValueOnce(new Error('no queue'))
  await expect(submitInquiry(given)).rejects.toThrow('no queue')
  expect(await storedInquiries(cms)).toEqual(before)
  expect(await submit(given)).toHaveProperty('reference')
})

test('an inquiry whose last job cannot be saved is rolled back', async () => {
  const given = message()
  await cms.db.drizzle.execute(sql`
    alter table payload_jobs add constraint no_more check (task_slug <> 'confirm-request') not valid`)
  await expect(submitInquiry(given)).rejects.toThrow()
  expect(await countSame(given)).toBe(0)
  await cms.db.drizzle.execute(sql`alter table payload_jobs drop constraint no_more`)
  expect(await submit(given)).toHaveProperty('reference')
})

test('a failed COMMIT is reported as an error', async () => {
  const given = message()
  failNextCommit(cms)
  await expect(submitInquiry(given)).rejects.toThrow()
  expect(await countSame(given)).toBe(0)
})

test('a file can be attached to one inquiry only', async () => {
  const file = await makeRequestFile(cms)
  const { reference } = await submit(service({ file }))
  const [stored] = await storedInquiries(cms, reference)
  expect(stored?.file).toBeTruthy()
  const other = service({ file })
  expect(await submitInquiry(other)).toEqual({ failure: { field: 'file', problem: 'unavailable' } })
  expect(await countSame(other)).toBe(0)
})

test.each(['00000000-0000-4000-8000-000000000000', 'x', "'; drop table requests; --"])(
  'an unknown file is refused: %s',
  async (file) => {
    const given = service({ file })
    expect(await submitInquiry(given)).toEqual({ failure: { field: 'file', problem: 'unavailable' } })
    expect(await countSame(given)).toBe(0)
  },
)

test('a file in quarantine is refused, one that waits for the scanner is attached', async () => {
  const [quarantined, waiting] = [
    await makeRequestFile(cms, 'quarantined'),
    await makeRequestFile(cms, 'waiting'),
  ]
  expect(await submitInquiry(service({ file: quarantined }))).toMatchObject({
    failure: { problem: 'unavailable' },
  })
  expect(await submit(service({ file: waiting }))).toHaveProperty('reference')
})

test('products are linked by id; their names are filled in if the sender gave none', async () => {
  const product = await makeProduct(cms, { name: 'NVL-586' })
  const { reference } = await submit(contact({ productId: [product.id, product.id], productName: '' }))
  const [stored] = await storedInquiries(cms, reference)
  expect(stored).toMatchObject({ products: [product.id], productName: 'NVL-586' })
})

test('unknown products are saved with the given names', async () => {
  const named = await submit(contact({ productId: ['404'], productName: 'Old freezer' }))
  const nameless = await submit(contact({ productId: ['404', "1' or '1'='1"], productName: '' }))
  expect(await storedInquiries(cms, named.reference)).toMatchObject([
    { products: [], productName: 'Old freezer' },
  ])
  expect(await storedInquiries(cms, nameless.reference)).toMatchObject([
    { products: [], productName: "404, 1' or '1'='1" },
  ])
})

test('the fields of a message are saved in the columns of an inquiry', async () => {
  const given = message({
    values: { name: '王芳', email: 'w@example.com', phone: '0571', organ: '某医院', area: 'x' },
  })
  const { reference } = await submit(given)
  expect(await storedInquiries(cms, reference)).toMatchObject([
    { sender: '王芳', mobile: '0571', company: '某医院', continent: 'x' },
  ])
})

test('5,000 characters are saved unchanged', async () => {
  const content = `${newId()}é漢😀<script>`.repeat(200).slice(0, 5000)
  const { reference } = await submit(message({ values: { ...fields(), content } }))
  const [stored] = await storedInquiries(cms, reference)
  expect(stored?.content).toBe(content)
})

function submit(given: NewInquiry): Promise<{ reference: string }> {
  return submitInquiry(given).then((submitted) => {
    if ('failure' in submitted) throw new Error(JSON.stringify(submitted.failure))
    return submitted
  })
}

function message(given: Partial<NewInquiry> = {}): NewInquiry {
  return { kind: 'message', site: 'en_EN', via: 'form', idempotencyKey: newId(), values: fields(), ...given }
}

function contact(values: InquiryValues): NewInquiry {
  return message({ kind: 'contact', values: { ...fields(), ...values } })
}

function service({ challenge, ...values }: InquiryValues & Pick<NewInquiry, 'challenge'>): NewInquiry {
  return message({ kind: 'service', challenge, values: { ...fields(), ...values } })
}

/** The values after validation. */
function fields(): InquiryValues {
  const { privacy: _privacy, ...values } = fieldsOf('message')
  return values
}

/** The number of inquiries with this content. */
async function countSame({ values }: NewInquiry): Promise<number> {
  const docs = await storedInquiries(cms)
  return docs.filter(({ content }) => content === values.content).length
}

async function age(reference: string, by: string) {
  await cms.db.drizzle.execute(sql`
    update requests set created_at = now() - ${by}::interval where reference = ${reference}`)
}
