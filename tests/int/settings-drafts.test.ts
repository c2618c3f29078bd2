import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { findNavigation, findSettings } from '@/features/shell/queries'
import { withoutMarks } from '@/lib/content-marks'
import { contactOf, readContacts } from '@/server/contacts'
import { hosts, refreshHosts } from '@/server/hosts'
import { pageCache } from '@/server/page-cache'
import { showDraft, startPreview } from '@/server/preview/edited-document'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { listen, type Notifications } from '../support/notifications'
import { rest } from '../support/rest'
import { testDatabase } from '../support/worker-database'

let cms: Payload
let administrator: SignedIn
let editor: SignedIn
let notifications: Notifications

beforeAll(async () => {
  cms = await testCms()
  administrator = await signIn(cms, 'administrator')
  editor = await signIn(cms, 'editor')
  notifications = await listen(await testDatabase())
  return () => notifications.stop()
})

const labels = async () => (await findNavigation('en_EN')).navigation.utility?.map(({ label }) => label)
const company = async () => (await findSettings('en_EN')).settings.companyName
const menu = (label: string) => ({ utility: [{ label, address: '/en/contact' }] })

const saveMenu = (label: string, { draft = false } = {}) =>
  cms.updateGlobal({ slug: 'navigation', locale: 'en_EN', draft, data: menu(label) })
const saveSettings = (data: Record<string, unknown>, { draft = false } = {}) =>
  cms.updateGlobal({
    slug: 'site-settings',
    locale: 'en_EN',
    draft,
    data: { companyName: 'Norvane', ...data },
  })

/** Reads in a request that is a preview. */
async function inPreview<Result>(start: () => void, read: () => Promise<Result>): Promise<Result> {
  const request = { startedAt: 0, tags: null, reads: new Set<string>() }
  return pageCache().capture.run(request, async () => {
    start()
    return JSON.parse(withoutMarks(JSON.stringify(await read()))) as Result
  })
}

test('a save on a site leaves the lists that it shows from its fallback', async () => {
  await saveMenu('Contact')
  const { status, body } = await rest('globals/navigation?locale=es_ES', {
    token: editor.token,
    data: { footerLinks: [{ label: 'Aviso legal', address: '/en/legal' }] },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const own = await cms.findGlobal({ slug: 'navigation', locale: 'es_ES', fallbackLocale: false })
  expect(own.footerLinks?.map(({ label }) => label)).toEqual(['Aviso legal'])
  expect(own.utility ?? []).toEqual([])
})

describe('a draft of the menus (issue 20)', () => {
  test('changes nothing for visitors, clients and caches until it is published', async () => {
    await saveMenu('Contact')
    const draft = await notifications.during(() => saveMenu('Write to us', { draft: true }))
    expect(draft).toEqual([])
    expect(await labels()).toEqual(['Contact'])

    const publication = { data: { ...menu('Write to us'), _status: 'published' }, token: editor.token }
    const published = await notifications.during(() => rest('globals/navigation?locale=en_EN', publication))
    expect(published.flat()).toContain('global:navigation@en_EN')
    expect(published.flat()).not.toContain('global:navigation@zh_CN')
    expect(await labels()).toEqual(['Write to us'])
  })

  test('is not in the responses of /f/', async () => {
    const friend = (label: string) => ({ friendlyLinks: [{ label, address: 'https://friend.example' }] })
    const save = (label: string, draft: boolean) =>
      cms.updateGlobal({ slug: 'navigation', locale: 'en_EN', draft, data: friend(label) })
    await save('A friend', false)
    await save('A secret', true)
    const { body } = await rest('f/friendlyLink/list?lang=en_EN')
    expect(JSON.stringify(body)).toContain('A friend')
    expect(JSON.stringify(body)).not.toContain('A secret')
  })

  test('is in previews of editors, and not in links to drafts of other documents', async () => {
    await saveMenu('Public')
    await saveMenu('Draft', { draft: true })
    expect(await inPreview(startPreview, labels)).toEqual(['Draft'])
    const ofOther = { collection: 'news', global: null, id: '1', site: 'en_EN' } as const
    expect(await inPreview(() => showDraft(ofOther), labels)).toEqual(['Public'])
    const ofMenus = { collection: null, global: 'navigation', id: '', site: 'en_EN' } as const
    expect(await inPreview(() => showDraft(ofMenus), labels)).toEqual(['Draft'])
    expect(await labels()).toEqual(['Public'])
  })

  test('may be incomplete, but is published only when it is valid', async () => {
    const incomplete = { utility: [{ address: '/en/contact' }] }
    const save = (query: string, status: string) =>
      rest(`globals/navigation?locale=en_EN${query}`, {
        token: editor.token,
        data: { ...incomplete, _status: status },
      })
    expect((await save('&draft=true', 'draft')).status).toBe(200)
    expect((await save('', 'published')).status).toBe(400)
  })
})

describe('what is always public (issue 20)', () => {
  test('cannot be unpublished, now or later, which would publish the newest draft', async () => {
    await saveMenu('Public')
    await saveMenu('Draft', { draft: true })
    const { token } = editor
    const unpublish = { token, data: { _status: 'draft' } }
    expect((await rest('globals/navigation', unpublish)).status).toBe(400)
    expect((await rest('globals/navigation?unpublishAllLocales=true', unpublish)).status).toBe(400)
    const at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const plan = await rest('globals/navigation/schedule', { token, data: { kind: 'unpublish', at } })
    expect(plan.status).toBe(400)
    expect(await labels()).toEqual(['Public'])
  })

  test('is published by a save that is not a draft', async () => {
    await rest('globals/navigation?locale=en_EN', { token: editor.token, data: menu('Saved') })
    expect(await labels()).toEqual(['Saved'])
    expect(await cms.findGlobal({ slug: 'navigation' })).toMatchObject({ _status: 'published' })
  })
})

describe('a draft of the site settings (issue 20)', () => {
  test('changes no text, host or mail until it is published', async () => {
    const pool = () => cms.db.pool
    const log = { warn: () => undefined }
    await saveSettings({ companyName: 'Norvane', chineseHosts: ['www.norvane.example'] })
    const draft = { companyName: 'Secret', chineseHosts: ['secret.example'], frameHosts: ['frames.example'] }
    expect(await notifications.during(() => saveSettings(draft, { draft: true }))).toEqual([])
    await refreshHosts({ pool, log })
    await readContacts(pool())
    expect(hosts().chinese).toEqual(['www.norvane.example'])
    expect(contactOf('en_EN').company).toBe('Norvane')
    expect(await company()).toBe('Norvane')
    expect((await findSettings('en_EN')).settings.frameHosts ?? []).toEqual([])

    const published = await notifications.during(() => saveSettings(draft))
    expect(published.flat()).toContain('global:site-settings')
    await refreshHosts({ pool, log })
    expect(hosts().chinese).toEqual(['secret.example'])
    expect(await company()).toBe('Secret')
  })

  test('is written, planned and restored by administrators only', async () => {
    await saveSettings({ companyName: 'Norvane' })
    await saveSettings({ companyName: 'Draft' }, { draft: true })
    const { docs } = await cms.findGlobalVersions({
      slug: 'site-settings',
      where: { 'version._status': { equals: 'draft' } },
      limit: 1,
    })
    const at = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const attempts: [path: string, data: object][] = [
      ['?draft=true', { companyName: 'By an editor', _status: 'draft' }],
      ['/schedule', { kind: 'publish', at }],
      ['/copy', { from: 'en_EN', to: 'fr_FR', paths: ['companyName'] }],
      [`/versions/${docs[0]?.id}`, {}],
    ]
    for (const [path, data] of attempts) {
      const refused = await rest(`globals/site-settings${path}`, { token: editor.token, data })
      expect([path, refused.status]).toEqual([path, 403])
    }
    const plan = { token: administrator.token, data: { kind: 'publish', at } }
    expect((await rest('globals/site-settings/schedule', plan)).status).toBe(200)
    const { body } = await rest('globals/site-settings/schedule', { token: editor.token })
    const [action] = body.actions as { job: number }[]
    const job = `globals/site-settings/schedule/${action?.job}`
    expect((await rest(job, { method: 'DELETE', token: editor.token })).status).toBe(403)

    await cms.db.drizzle.execute(
      sql`update payload_jobs set wait_until = now() - interval '1 minute' where input->>'global' = 'site-settings'`,
    )
    await cms.jobs.run({ limit: 100, silent: true })
    expect(await company()).toBe('Draft')
  })
})
