import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteIds, type SiteId } from '@/i18n/locales'
import { newId } from '@/lib/id'
import { storedInquiries, makeRequestFile } from '../factories/requests'
import { makeProduct } from '../factories/products'
import { testCms } from '../support/cms'
import { configureMail, openMailServer, type MailServer } from '../support/mail-server'
import { saveInquiry, makeJobsDue, runJobs, setInquirySettings } from '../support/inquiry-jobs'

let cms: Payload
let server: MailServer

beforeAll(async () => {
  cms = await testCms()
  server = await openMailServer()
  await setSite('en_EN', 'Norvane, "Cold Chain"')
})

beforeEach(async () => {
  server.mails.length = 0
  server.refuses.recipient = undefined
  await execute('delete from payload_jobs')
  await setInquirySettings(cms, {})
  await configureMail(cms, { smtpUrl: server.url })
})

afterEach(() => void vi.restoreAllMocks())

afterAll(() => server.close())

describe('the mail to the recipients', () => {
  test('goes to all recipients in the settings for kind and site', async () => {
    await setInquirySettings(cms, {
      recipients: [
        { addresses: ['sales@norvane.example'], kinds: ['contact'] },
        { addresses: ['fr@norvane.example', 'sales@norvane.example'], sites: ['fr_FR'] },
        { addresses: ['service@norvane.example'], kinds: ['service'] },
      ],
    })
    await saveInquiry({ kind: 'contact', site: 'fr_FR' })
    await runJobs(cms)
    const [mail] = toInbox()
    expect(mail?.to?.map(({ address }) => address)).toEqual(['sales@norvane.example', 'fr@norvane.example'])
  })

  test('contains no foreign page address and no direction override from stored values (issue 14, security)', async () => {
    const reference = await saveInquiry({ kind: 'message' })
    await cms.db.drizzle.execute(
      sql`update requests set page = '@evil.example/login', company = ${'\u202eelpmaxe'} where reference = ${reference}`,
    )
    await runJobs(cms)
    const [mail] = toInbox()
    for (const text of [mail?.text, mail?.html, mail?.subject]) {
      expect(text).toContain('elpmaxe')
      expect(text).not.toMatch(/evil\.example|\u202e/)
    }
  })

  test('goes to the address of the site when no row matches the inquiry', async () => {
    await setInquirySettings(cms, {
      recipients: [{ addresses: ['service@norvane.example'], kinds: ['service'] }],
    })
    await saveInquiry({ kind: 'message' })
    await runJobs(cms)
    expect(toInbox()[0]?.to).toEqual([{ name: '', address: 'en_EN@norvane.example' }])
  })

  test('contains every field, has the reference in its subject, and replies go to the sender', async () => {
    const product = await makeProduct(cms, { name: 'ULT 700' })
    const file = await makeRequestFile(cms)
    const values = {
      productId: [product.id],
      file,
      quantity: '3',
      destination: 'Norway',
      mobile: '701234567',
    }
    const reference = await saveInquiry({
      kind: 'service',
      values: { ...values, email: 'anna.lindqvist@example.org' },
    })
    await runJobs(cms)
    const [mail] = toInbox()
    expect(mail?.subject).toBe(`Service request ${reference}: Uppsala Biobank`)
    expect(mail?.replyTo).toEqual([{ name: 'Anna Lindqvist', address: 'anna.lindqvist@example.org' }])
    expect(mail?.from).toEqual({ name: 'Norvane, Cold Chain', address: 'no-reply@norvane.example' })
    const [request] = await storedInquiries(cms, reference)
    for (const text of [mail?.text, mail?.html]) {
      for (const value of ['Anna Lindqvist', 'Uppsala Biobank', 'Sweden', 'ULT 700', 'Norway', '701234567'])
        expect(text).toContain(value)
      for (const value of ['NV-2024-0117', 'The alarm rings at night.', '2025-03-04', 'nameplate.pdf'])
        expect(text).toContain(value)
      expect(text).toContain(`/admin/collections/requests/${request?.id}`)
    }
    expect(mail?.attachments).toEqual([])
  })

  test('escapes user input, so that it becomes neither a header nor markup', async () => {
    const injection = 'Evil\r\nBcc: victim@example.com\r\n\r\n<img src=x onerror=alert(1)>'
    await saveInquiry({
      kind: 'contact',
      values: {
        firstName: injection,
        lastName: injection,
        company: injection,
        content: `<script>alert(1)</script>`,
      },
    })
    await runJobs(cms)
    const [mail] = toInbox()
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.bcc ?? []).toEqual([])
    expect(mail?.subject).toContain('Evil Bcc: victim@example.com')
    expect(mail?.html).not.toMatch(/<(?:img|script)/)
    expect(mail?.html).toContain('&lt;script&gt;')
  })

  test.each(['nobody', 'a@b', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org'])(
    'states that %j is not a valid reply address, and no confirmation is sent',
    async (email) => {
      await saveInquiry({ values: { email } })
      await runJobs(cms)
      expect(server.mails).toHaveLength(1)
      expect(server.mails[0]?.replyTo).toBeUndefined()
      expect(server.mails[0]?.text).toContain('do not reply to this email')
    },
  )
})

describe('the confirmation', () => {
  test.each([
    ['zh_CN', '两个工作日'],
    ['en_EN', 'within two working days'],
    ['en_US', 'within two business days'],
    ['en_UK', 'within two working days'],
    ['es_ES', 'dos días laborables'],
    ['fr_FR', 'deux jours ouvrés'],
  ] as const)('on %s promises two working days in its language (readings 19)', async (site, promise) => {
    const reference = await saveInquiry({ kind: 'message', site })
    await runJobs(cms)
    const [mail] = toSender()
    expect(mail?.text).toContain(promise)
    expect(mail?.html).toContain(promise)
    expect(mail?.subject).toContain(reference)
    expect(mail?.replyTo?.[0]?.address).toBe(`${site}@norvane.example`)
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  })

  test('has the names of the products from the CMS and no user input', async () => {
    const product = await makeProduct(cms, { name: 'ULT 700' })
    const values = {
      productId: [product.id],
      productName: 'Buy pills at',
      firstName: 'Pills',
      company: 'Pills Inc',
      content: 'Cheap pills at http://pills.example',
    }
    await saveInquiry({ kind: 'contact', values })
    await runJobs(cms)
    const [mail] = toSender()
    expect(mail?.text).toContain('- ULT 700')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/pills/i)
  })

  test('is not sent when it is switched off in the settings', async () => {
    await setInquirySettings(cms, { confirmations: false })
    await saveInquiry()
    await runJobs(cms)
    expect([toInbox().length, toSender().length]).toEqual([1, 0])
  })

  test('an address gets no more than three in an hour, however it is written', async () => {
    const name = newId()
    const emails = [`${name}@example.org`, `${name}@EXAMPLE.org`, ` ${name.toUpperCase()}@example.org`]
    for (const email of [...emails, emails[0]]) await saveInquiry({ values: { email } })
    await runJobs(cms)
    expect([toInbox().length, toSender(name).length]).toEqual([4, 3])
  })

  test('a rejected address is not tried again; one whose server is busy is', async () => {
    server.refuses.recipient = (address) =>
      address.startsWith('nobody') ? '550 no such user' : address.startsWith('busy') ? '451 later' : undefined
    await saveInquiry({ values: { email: 'nobody@example.org' } })
    await saveInquiry({ values: { email: 'busy@example.org' } })
    await runJobs(cms)
    const { rows } = await execute(
      `select has_error, completed_at is null as open from payload_jobs where task_slug = 'confirm-request' order by id`,
    )
    expect(rows).toEqual([
      { has_error: false, open: false },
      { has_error: false, open: true },
    ])
  })
})

describe('delivery', () => {
  test('a server that rejects a mail temporarily gets it again with the same message id', async () => {
    const seen: string[] = []
    server.refuses.recipient = (address) => {
      seen.push(address)
      return seen.length <= 2 ? '451 try again later' : undefined
    }
    const reference = await saveInquiry({ values: { email: 'patient@example.org' } })
    await runJobs(cms)
    expect(server.mails).toHaveLength(0)
    await makeJobsDue(cms)
    await runJobs(cms)
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual([
      `<${reference}.confirmation@norvane.example>`,
      `<${reference}.inbox@norvane.example>`,
    ])
  })

  test('the error of a failed mail contains no address', async () => {
    server.refuses.recipient = (address) => `451 <${address}> greylisted, ${address} is new`
    await saveInquiry({ values: { email: 'private@example.org' } })
    await runJobs(cms)
    const { rows } = await execute(`select error::text from payload_jobs_log`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).toContain('The mail server refused: 451')
    expect(JSON.stringify(rows)).not.toContain('private@example.org')
  })

  test('a mail is retried at growing intervals, for 17 hours', async () => {
    server.refuses.recipient = () => '451 try again later'
    await setInquirySettings(cms, { confirmations: false })
    await saveInquiry()
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      await runJobs(cms)
      const { rows } = await execute(
        `select extract(epoch from wait_until - updated_at) as wait, has_error from payload_jobs where task_slug = 'tell-inbox'`,
      )
      if (!rows[0]?.has_error) waits.push(Math.round(Number(rows[0]?.wait)))
      await makeJobsDue(cms)
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 30720])
    const { rows } = await execute(`select has_error from payload_jobs where task_slug = 'tell-inbox'`)
    expect(rows).toEqual([{ has_error: true }])
  })

  test('a rejected address does not prevent the mail to the other addresses', async () => {
    await setInquirySettings(cms, {
      recipients: [{ addresses: ['gone@norvane.example', 'here@norvane.example'] }],
    })
    server.refuses.recipient = (address) => (address.startsWith('gone') ? '550 no such user' : undefined)
    await saveInquiry()
    await runJobs(cms)
    const { rows } = await execute(
      `select output->>'note' as note from payload_jobs_log where task_slug = 'tell-inbox'`,
    )
    expect(rows).toEqual([{ note: '1 of the addresses was not accepted by the mail server.' }])
  })

  test('no mail is sent about an inquiry that was marked as spam or erased before', async () => {
    const [spam, erased] = [await saveInquiry(), await saveInquiry()]
    await execute(`update requests set status = 'spam' where reference = '${spam}'`)
    await execute(`update requests set erased_at = now() where reference = '${erased}'`)
    await runJobs(cms)
    expect(server.mails).toHaveLength(0)
  })

  test('without a mail server mails are written to a folder, and the log has the file names', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-'))
    await configureMail(cms, { folder })
    const info = vi.spyOn(cms.logger, 'info').mockImplementation(() => undefined)
    const reference = await saveInquiry({ values: { email: 'folder@example.org' } })
    await runJobs(cms)
    const logged = info.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.includes('was saved as'))
    expect(logged).toHaveLength(2)
    const files = logged.map((text) => / was saved as (\S+) in the mail folder$/.exec(text)?.[1] ?? '')
    const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
    expect(texts.filter((text) => text.includes(reference))).toHaveLength(2)
  })
})

const toSender = (start = '') =>
  server.mails.filter(
    ({ messageId = '', to }) =>
      messageId.includes('.confirmation@') && to?.[0]?.address?.toLowerCase().startsWith(start),
  )
const toInbox = () => server.mails.filter(({ messageId = '' }) => messageId.includes('.inbox@'))

async function setSite(first: SiteId, companyName: string): Promise<void> {
  for (const site of [first, ...siteIds.filter((one) => one !== first)]) {
    const data = { companyName, email: `${site}@norvane.example` }
    await cms.updateGlobal({ slug: 'site-settings', locale: site, data })
  }
}

const execute = (statement: string) => cms.db.drizzle.execute(sql.raw(statement))
