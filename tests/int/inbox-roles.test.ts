import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { collections } from '../../collections'
import { globals } from '../../globals'
import { makeRequest } from '../factories/requests'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'
import { signedInDistributor } from '../support/signed-in'

let cms: Payload
let inboxUser: string
let editor: string
let distributor: { cookie: string }

beforeAll(async () => {
  cms = await testCms()
  inboxUser = (await signIn(cms, 'inbox')).token
  editor = (await signIn(cms, 'editor')).token
  distributor = (await signedInDistributor(cms)).headers
})

const own = ['requests', 'request-files', 'users']
const versioned = collections.filter(({ versions }) => versions).map(({ slug }) => slug)
const others = collections.map(({ slug }) => slug).filter((slug) => !own.includes(slug))
type Known = { endpoints?: false | { method: string; path: string }[] }
const linesOf = ({ endpoints }: Known) =>
  (endpoints || []).map(({ method, path }) => `${method.toUpperCase()} ${path}`)

/** The endpoints of a collection beyond those that every collection has. */
function ownEndpoints(): [string, string][] {
  const complete = cms.config.collections
  const given = new Set(linesOf(complete.find(({ slug }) => slug === 'spent-challenges') ?? {}))
  return complete
    .filter(({ slug }) => others.includes(slug))
    .flatMap((collection) =>
      linesOf(collection)
        // Uploading from a URL is disabled for everybody.
        .filter((line) => !given.has(line) && !line.includes('paste-url'))
        .map((line): [string, string] => {
          const [method = '', path = ''] = line.split(' ')
          return [method, `${collection.slug}${path.replaceAll(/:\w+\??/g, '1')}`]
        }),
    )
}

describe('the role inbox', () => {
  test.each(others)('cannot read, create, change or delete %s', async (slug) => {
    const requested: [string, string][] = [
      ['GET', slug],
      ['GET', `${slug}/1`],
      ['GET', `${slug}/count`],
      ...(versioned.includes(slug) ? [['GET', `${slug}/versions`] as [string, string]] : []),
      ['POST', slug],
      ['PATCH', `${slug}/1`],
      ['PATCH', `${slug}?where[id][exists]=true`],
      ['DELETE', `${slug}/1`],
      ['DELETE', `${slug}?where[id][exists]=true`],
    ]
    for (const [method, path] of requested) {
      const { status, body } = await rest(path, {
        method,
        token: inboxUser,
        data: method === 'GET' ? undefined : {},
      })
      expect([403, 404], `${method} ${path}`).toContain(status)
      expect(body).not.toHaveProperty('docs')
    }
  })

  test.each(globals.map(({ slug }) => slug))('cannot read or change %s', async (slug) => {
    for (const path of [`globals/${slug}`, `globals/${slug}/versions`]) {
      expect([403, 404], path).toContain((await rest(path, { token: inboxUser })).status)
    }
    expect((await rest(`globals/${slug}`, { token: inboxUser, data: {} })).status).toBe(403)
  })

  test('cannot use any other endpoint of collections', async () => {
    const requested = ownEndpoints()
    expect(requested).toContainEqual(['GET', 'downloads/export'])
    for (const [method, path] of requested) {
      const { status } = await rest(path, {
        method,
        token: inboxUser,
        data: method === 'GET' ? undefined : {},
      })
      expect([403, 404], `${method} /api/${path}`).toContain(status)
    }
  })

  test('can open the admin, with only inquiries in its menu', async () => {
    const { body } = await rest('access', { token: inboxUser })
    const {
      collections: may,
      globals: mayOf,
      canAccessAdmin,
    } = body as {
      collections: Record<string, { read?: unknown }>
      globals?: Record<string, { read?: unknown }>
      canAccessAdmin: boolean
    }
    expect(canAccessAdmin).toBe(true)
    const read = Object.keys(may).filter((slug) => may[slug]?.read && !slug.startsWith('payload-'))
    expect(read.toSorted()).toEqual(own.toSorted())
    expect(Object.values(mayOf ?? {}).filter(({ read }) => read)).toEqual([])
    const { hidden } = cms.collections.users.config.admin
    expect(typeof hidden === 'function' && hidden({ user: { role: 'inbox' } as never })).toBe(true)
  })

  test('can read its own account, and cannot change its role', async () => {
    const { body } = await rest('users', { token: inboxUser })
    expect(body.totalDocs).toBe(1)
    const [{ id }] = body.docs as [{ id: string }]
    await rest(`users/${id}`, { method: 'PATCH', token: inboxUser, data: { role: 'administrator' } })
    expect((await cms.findByID({ collection: 'users', id })).role).toBe('inbox')
  })
})

describe('requests', () => {
  const paths = ['requests', 'requests/count', 'requests/export', 'requests/staff', 'request-files']

  test.each(paths)('/api/%s is closed to visitors and distributors', async (path) => {
    const { id } = await makeRequest(cms)
    for (const one of [path, `requests/${id}`, `requests/${id}/neighbours`]) {
      expect((await rest(one)).status).toBe(403)
      expect((await rest(one, { headers: distributor })).status).toBe(403)
    }
  })

  test('have settings that only administrators can read', async () => {
    for (const path of ['globals/request-settings', 'globals/request-settings/versions'])
      expect((await rest(path, { token: editor })).status).toBe(403)
    expect((await rest('globals/request-settings', { token: editor, data: {} })).status).toBe(403)
    const { token } = await signIn(cms, 'administrator')
    expect((await rest('globals/request-settings', { token })).status).toBe(200)
  })
})
