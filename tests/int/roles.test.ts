import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeNews, makeNewsType } from '../factories/news'
import { makeUser, signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let administrator: SignedIn
let editor: SignedIn

const newcomer = {
  name: 'New',
  email: 'new@example.com',
  password: 'a password of the tests',
  role: 'administrator',
}

beforeAll(async () => {
  cms = await testCms()
  const refused = await rest('users/first-register', { data: newcomer })
  expect(refused.status, 'nobody claims the first account over HTTP').toBe(403)
  expect((await cms.count({ collection: 'users' })).totalDocs).toBe(0)
  administrator = await signIn(cms, 'administrator')
  editor = await signIn(cms, 'editor')
})

describe('anonymous visitors', () => {
  const collections = ['banners', 'news', 'news-types', 'media', 'files', 'users', 'view-counts']

  test.each([
    ...collections,
    ...collections.map((slug) => `${slug}/1`),
    ...collections.map((slug) => `${slug}/count`),
    'news/versions',
    'banners/versions',
    'news/versions/1',
    'globals/site-settings',
    'globals/navigation',
    'globals/site-settings/versions',
    'payload-preferences',
    'payload-migrations',
  ])('/api/%s is refused', async (path) => {
    const { status, body } = await rest(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toHaveProperty('docs')
  })

  test.each([
    ['POST', 'news'],
    ['POST', 'users'],
    ['POST', 'media'],
    ['PATCH', 'news/1'],
    ['DELETE', 'news/1'],
    ['POST', 'globals/site-settings'],
    ['POST', 'users/unlock'],
  ])('%s /api/%s is refused', async (method, path) => {
    const { status } = await rest(path, { method, data: { ...newcomer, title: 'x', companyName: 'x' } })
    expect([400, 401, 403, 404]).toContain(status)
  })

  test('the first account cannot be registered when there are accounts', async () => {
    expect((await rest('users/first-register', { data: newcomer })).status).toBe(403)
    const { totalDocs } = await cms.count({
      collection: 'users',
      where: { email: { equals: newcomer.email } },
    })
    expect(totalDocs).toBe(0)
  })

  test('/api/users/me names nobody, /api/access allows nothing', async () => {
    expect((await rest('users/me')).body).toMatchObject({ user: null })
    expect((await rest('access')).body).not.toHaveProperty('canAccessAdmin')
  })

  test('a wrong password and an unknown account get the same response', async () => {
    const login = (email: string) => rest('users/login', { data: { email, password: 'not the password' } })
    const [known, unknown] = [await login(editor.user.email), await login('nobody@example.com')]
    expect(known.status).toBe(401)
    expect(unknown).toMatchObject({ status: 401, body: known.body })
  })
})

describe('an editor', () => {
  test('writes, publishes, unpublishes and deletes content', async () => {
    const { token } = editor
    const { id: type } = await makeNewsType(cms)
    const data = {
      title: 'By an editor',
      type,
      publishTime: '2026-01-01T00:00:00.000Z',
      _status: 'published',
    }
    const made = await rest('news', { token, data })
    expect(made.status).toBe(201)
    const { id } = made.body.doc as { id: string }
    const change = (data: object) => rest(`news/${id}`, { method: 'PATCH', token, data })
    expect((await change({ _status: 'draft' })).status).toBe(200)
    expect((await change({ title: 'Changed', _status: 'published' })).status).toBe(200)
    expect((await rest('news', { token })).body).toMatchObject({ docs: [{ title: 'Changed' }] })
    expect((await rest(`news/${id}`, { method: 'DELETE', token })).status).toBe(200)
  })

  test('changes the navigation, and not the site settings', async () => {
    const { token } = editor
    const navigation = await rest('globals/navigation', { token, data: { utility: [{ label: 'Contact' }] } })
    expect(navigation.status).toBe(200)
    const settings = await rest('globals/site-settings', { token, data: { companyName: 'Mine' } })
    expect(settings.status).toBe(403)
  })

  test('can read and change their own account only', async () => {
    const { token, user } = editor
    expect((await rest('users', { token })).body).toMatchObject({ totalDocs: 1, docs: [{ id: user.id }] })
    expect((await rest(`users/${administrator.user.id}`, { token })).status).toBe(404)
    const other = await rest(`users/${administrator.user.id}`, {
      method: 'PATCH',
      token,
      data: { name: 'Me' },
    })
    expect([403, 404]).toContain(other.status)
    const own = await rest(`users/${user.id}`, { method: 'PATCH', token, data: { name: 'New name' } })
    expect(own.body).toMatchObject({ doc: { name: 'New name' } })
  })

  test.each([
    ['PATCH', () => `users/${editor.user.id}`],
    ['PATCH', () => `users?where[id][equals]=${editor.user.id}`],
  ])('cannot change their own role by %s', async (method, path) => {
    await rest(path(), { method, token: editor.token, data: { role: 'administrator' } })
    expect(await cms.findByID({ collection: 'users', id: editor.user.id })).toMatchObject({ role: 'editor' })
  })

  test('cannot create, delete or unlock accounts', async () => {
    const { token } = editor
    const victim = await makeUser(cms, 'editor')
    expect((await rest('users', { token, data: newcomer })).status).toBe(403)
    expect([403, 404]).toContain((await rest(`users/${victim.id}`, { method: 'DELETE', token })).status)
    expect((await rest('users/unlock', { token, data: { email: victim.email } })).status).toBe(403)
  })

  test('reads no counters and no password hashes', async () => {
    const { token } = editor
    expect((await rest('view-counts', { token })).status).toBe(403)
    const { body } = await rest('users/me', { token })
    for (const secret of ['hash', 'salt', 'resetPasswordToken'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })
})

describe('an administrator', () => {
  test('creates accounts, changes roles, and deletes accounts', async () => {
    const { token } = administrator
    const made = await rest('users', { token, data: { ...newcomer, role: 'editor' } })
    expect(made).toMatchObject({ status: 201, body: { doc: { role: 'editor' } } })
    const path = `users/${(made.body.doc as { id: string }).id}`
    const raised = await rest(path, { method: 'PATCH', token, data: { role: 'administrator' } })
    expect(raised.body).toMatchObject({ doc: { role: 'administrator' } })
    expect((await rest(path, { method: 'DELETE', token })).status).toBe(200)
  })

  test('changes the site settings', async () => {
    const { token } = administrator
    const saved = await rest('globals/site-settings', { token, data: { companyName: 'Norvane' } })
    expect(saved.body).toMatchObject({ result: { companyName: 'Norvane' } })
  })
})

test('access control also applies to the Local API if requested', async () => {
  const { id } = await makeNews(cms)
  const read = (user?: SignedIn['user']) =>
    cms.findByID({
      collection: 'news',
      id,
      overrideAccess: false,
      user: user && { ...user, collection: 'users' },
    })
  await expect(read()).rejects.toMatchObject({ status: 403 })
  await expect(read(editor.user)).resolves.toMatchObject({ id })
  const create = cms.create({ collection: 'users', data: { ...newcomer, role: 'editor' } as never })
  await expect(create).rejects.toMatchObject({ status: 403 })
})

test('a session from another origin is ignored (CSRF)', async () => {
  const headers = { cookie: `payload-token=${editor.token}`, origin: 'https://evil.example' }
  expect((await rest('news', { headers })).status).toBe(403)
  const own = { cookie: `payload-token=${editor.token}`, origin: 'http://localhost:3000' }
  expect((await rest('news', { headers: own })).status).toBe(200)
})
