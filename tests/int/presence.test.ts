import { eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForms } from '@/cms/presence/table'
import { newId } from '@/lib/id'
import { closeDatabase, database } from '@/server/database'
import { deleteExpiredRows } from '@/server/housekeeping'
import { makeBanner } from '../factories/banners'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn
let administrator: SignedIn
let inbox: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
  administrator = await signIn(cms, 'administrator')
  inbox = await signIn(cms, 'inbox')
})

afterAll(closeDatabase)

type Told = { form?: string; document?: string; site?: string; closed?: boolean }

async function tell(token: string | undefined, told: Told) {
  const data = { form: `form-${newId()}`, site: 'en_EN', ...told }
  const { status, body } = await rest('open-forms', { token, data })
  return { status, others: body.others, form: data.form }
}

async function bannerPath(): Promise<string> {
  const { id } = await makeBanner(cms)
  return `banners/${id}`
}

test('whoever opens a document is told who has it open, by name and site, at once (issue 20)', async () => {
  const document = await bannerPath()
  expect((await tell(editor.token, { document, site: 'es_ES' })).others).toEqual([])
  const second = await tell(administrator.token, { document, site: 'zh_CN' })
  expect(second.others).toEqual([{ name: editor.user.name, site: 'es_ES' }])
  const again = await tell(editor.token, { document, site: 'es_ES' })
  expect(again.others).toEqual([{ name: administrator.user.name, site: 'zh_CN' }])
  expect((await tell(editor.token, { document: await bannerPath() })).others).toEqual([])
})

test('a global is told like a document', async () => {
  const document = 'globals/site-settings'
  await tell(editor.token, { document, site: 'fr_FR' })
  const { others } = await tell(administrator.token, { document })
  expect(others).toEqual([{ name: editor.user.name, site: 'fr_FR' }])
})

test('somebody with two windows on one site is named once, and with two sites twice', async () => {
  const document = await bannerPath()
  for (const site of ['es_ES', 'es_ES', 'fr_FR']) await tell(editor.token, { document, site })
  const { others } = await tell(administrator.token, { document })
  expect(others).toEqual(['es_ES', 'fr_FR'].map((site) => ({ name: editor.user.name, site })))
})

test('who leaves is not named any more, and only they can close their form', async () => {
  const document = await bannerPath()
  const { form } = await tell(editor.token, { document })
  await tell(administrator.token, { form, closed: true })
  expect((await tell(administrator.token, { document })).others).toHaveLength(1)
  expect((await tell(editor.token, { form, closed: true })).status).toBe(200)
  expect((await tell(administrator.token, { document })).others).toEqual([])
})

test('a form that changes its site is named with the new one', async () => {
  const document = await bannerPath()
  const { form } = await tell(editor.token, { document, site: 'es_ES' })
  await tell(editor.token, { form, document, site: 'zh_CN' })
  const { others } = await tell(administrator.token, { document })
  expect(others).toEqual([{ name: editor.user.name, site: 'zh_CN' }])
})

test('a form that is silent for 30 seconds counts as closed, and is deleted later', async () => {
  const document = await bannerPath()
  const { form } = await tell(editor.token, { document })
  const silentFor = (seconds: number) =>
    cms.db.drizzle
      .update(openForms)
      .set({ seenAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(openForms.form, form))
  await silentFor(25)
  expect((await tell(administrator.token, { document })).others).toHaveLength(1)
  await silentFor(31)
  expect((await tell(administrator.token, { document })).others).toEqual([])
  await silentFor(2 * 60 * 60)
  await deleteExpiredRows(database())
  expect(await cms.db.drizzle.select().from(openForms).where(eq(openForms.form, form))).toEqual([])
})

test('only accounts that may read a document record or learn who has it open', async () => {
  const document = await bannerPath()
  expect((await tell(undefined, { document })).status).toBe(401)
  expect((await tell(inbox.token, { document })).status).toBe(403)
  const account = `users/${administrator.user.id}`
  expect((await tell(administrator.token, { document: account })).status).toBe(200)
  expect(await tell(editor.token, { document: account })).toMatchObject({ status: 403 })
  expect((await tell(editor.token, { document: `users/${editor.user.id}` })).status).toBe(200)
  expect((await tell(administrator.token, { document })).others).toEqual([])
})

test('what is no form, document or site is refused', async () => {
  const document = await bannerPath()
  const refused = [
    { document: 'nothing/1' },
    { document: 'globals/nothing' },
    { document: 'staff-second-factors/1' },
  ]
  for (const told of refused) expect((await tell(editor.token, told)).status).toBe(403)
  for (const told of [{ document, site: 'xx' }, { document, form: '1' }, { document: undefined }]) {
    expect((await tell(editor.token, told)).status).toBe(400)
  }
})

test("Payload's lock of documents is off, so that there are not two notices", () => {
  expect(cms.config.collections.map(({ slug }) => slug)).not.toContain('payload-locked-documents')
})
