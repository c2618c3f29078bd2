import { rm } from 'node:fs/promises'
import path from 'node:path'
import { NextRequest } from 'next/server'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GET as getCollection, HEAD as headCollection } from '@/app/distributor/collection/route'
import { GET as getLibrary, type Library } from '@/app/distributor/library/route'
import type { Distributor, Material } from '@/payload-types'
import { env } from '@/server/env'
import { makeMaterial } from '../factories/materials'
import { makeDocument, pdf } from '../factories/uploads'
import { testCms } from '../support/cms'
import { makeGroup, signedInDistributor } from '../support/signed-in'
import { unzip } from '../support/unzip'
import { waitFor } from '../support/waiting'

let cms: Payload
let group: string

beforeAll(async () => {
  cms = await testCms()
  group = await makeGroup(cms)
})

beforeEach(async () => {
  await cms.delete({ collection: 'materials', where: {} })
  await cms.delete({ collection: 'downloads', where: {} })
})

type Made = Partial<Material> & { groups?: string[]; restricted?: boolean }

async function make({ groups, restricted = true, ...data }: Made = {}) {
  const file = await makeDocument(cms, { data: { restricted, groups } })
  const material = await makeMaterial(cms, { kind: 'manual', ...data, file: file.id })
  return { id: material.id, file }
}

const call = (route: (request: NextRequest) => Promise<Response>, address: string, headers?: HeadersInit) =>
  route(new NextRequest(new URL(address, 'http://localhost'), { headers }))

const collect = (ids: string[], headers?: HeadersInit, site = 'en_EN') =>
  call(getCollection, `/distributor/collection?materials=${ids.join(',')}&siteId=${site}`, headers)

const listed = async (headers: HeadersInit, site = 'en_EN') =>
  (await (await call(getLibrary, `/distributor/library?siteId=${site}`, headers)).json()) as Library

const names = async (headers: HeadersInit, site?: string) =>
  (await listed(headers, site)).files.map(({ name }) => name)

async function expectRefusal(response: Response, code: number) {
  expect(response.status).toBe(code)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(await response.json()).toMatchObject({
    code,
    result: null,
    message: expect.stringMatching(/\p{L}{2}/u),
  })
}

describe('the files of a distributor', () => {
  test('are those that they can access, newest first', async () => {
    await make({ name: 'Older', updateTime: '2026-03-01T00:00:00.000Z' })
    await make({ name: 'Newer', updateTime: '2026-05-01T00:00:00.000Z' })
    await make({ name: 'Of the group', updateTime: '2026-04-01T00:00:00.000Z', groups: [group] })
    await make({ name: 'Of another group', groups: [await makeGroup(cms)] })
    await make({ name: 'Open to all', restricted: false })
    await make({ name: 'On another site', sites: ['zh_CN'] })
    const outside = await signedInDistributor(cms)
    const member = await signedInDistributor(cms, { groups: [group] })
    expect(await names(outside.headers)).toEqual(['Newer', 'Older'])
    expect(await names(member.headers)).toEqual(['Newer', 'Of the group', 'Older'])
  })

  test('are listed in the language of the site', async () => {
    const { file } = await make({ name: 'A manual', version: '2.0', updateTime: '2026-03-01T00:00:00.000Z' })
    const { headers } = await signedInDistributor(cms)
    const { files } = await listed(headers, 'es_ES')
    expect(files).toMatchObject([
      {
        name: 'A manual',
        kind: 'manual',
        kindName: 'Manual de uso',
        url: file.url,
        fileName: 'A manual.pdf',
        facts: ['PDF', expect.stringContaining('kB'), 'Inglés', '2.0'],
        updateText: '1 de marzo de 2026',
        viewerHref: expect.stringContaining(file.filename ?? ''),
      },
    ])
  })

  test('are marked as new if they are newer than the last visit; none are on the first visit', async () => {
    await make({ name: 'Before', updateTime: '2026-03-01T00:00:00.000Z' })
    await make({ name: 'After', updateTime: '2026-05-01T00:00:00.000Z' })
    const lastSignIn = '2026-04-01T00:00:00.000Z'
    const back = await listed(
      (await signedInDistributor(cms, { lastSignIn } as Partial<Distributor>)).headers,
    )
    expect(back.since).toBe(lastSignIn)
    expect(back.files.map(({ name, isNew }) => [name, isNew])).toEqual([
      ['After', true],
      ['Before', false],
    ])
    const first = await listed((await signedInDistributor(cms)).headers)
    expect(first.since).toBeNull()
    expect(first.files.map(({ isNew }) => isNew)).toEqual([false, false])
  })

  test('are listed for nobody else', async () => {
    await make()
    await expectRefusal(await call(getLibrary, '/distributor/library?siteId=zh_CN'), 401)
    const { headers } = await signedInDistributor(cms)
    const response = await call(getLibrary, '/distributor/library', headers)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a download basket', () => {
  test('is one archive with every complete file, under its own name', async () => {
    const updateTime = '2026-03-05T12:00:00.000Z'
    const made = [
      await make({ name: '超低温冰箱使用说明书', updateTime }),
      await make({ name: 'Manual', updateTime }),
      await make({ name: 'manual', updateTime }),
      await make({ name: 'A/B: "C"?', updateTime, restricted: false }),
    ]
    const { headers } = await signedInDistributor(cms)
    const response = await collect(
      made.map(({ id }) => id),
      headers,
    )
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename=documents-[\d-]{10}\.zip$/),
    })
    const archive = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(archive.length))
    const files = unzip(archive)
    expect(files.map(({ name }) => name)).toEqual([
      '超低温冰箱使用说明书.pdf',
      'Manual.pdf',
      'manual (2).pdf',
      'A_B_ _C__.pdf',
    ])
    for (const file of files) {
      expect(file).toMatchObject({ isUtf8: true, isIntact: true, day: '2026-3-5' })
      expect(file.bytes).toEqual(pdf)
    }
  })

  test('has a Chinese name on the Chinese site', async () => {
    const { id } = await make()
    const { headers } = await signedInDistributor(cms)
    const response = await collect([id], headers, 'zh_CN')
    expect(response.status).toBe(404)
    await cms.update({
      collection: 'materials',
      id,
      locale: 'zh_CN',
      data: { name: '手册', _status: 'published' },
    })
    const named = await collect([id], headers, 'zh_CN')
    expect(named.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('资料-')}`,
    )
    await named.body?.cancel()
  })

  test('logs each restricted file once it is downloaded', async () => {
    const [one, open] = [await make(), await make({ restricted: false })]
    const { account, headers } = await signedInDistributor(cms)
    const address = `/distributor/collection?materials=${one.id},${open.id}`
    await call(headCollection, address, headers)
    await (await call(getCollection, `${address}&siteId=fr_FR`, headers)).arrayBuffer()
    await waitFor(async () => {
      const { docs } = await cms.find({ collection: 'downloads' })
      expect(docs).toMatchObject([
        { account: account.username, file: one.file.id, way: 'collection', site: 'fr_FR' },
      ])
    })
  })

  test('has the same headers for HEAD as for GET', async () => {
    const { id } = await make()
    const { headers } = await signedInDistributor(cms)
    const address = `/distributor/collection?materials=${id}`
    const [complete, headOnly] = [
      await call(getCollection, address, headers),
      await call(headCollection, address, headers),
    ]
    expect(Object.fromEntries(headOnly.headers)).toEqual(Object.fromEntries(complete.headers))
    expect(headOnly.body).toBeNull()
    expect((await call(headCollection, address)).status).toBe(401)
    await complete.body?.cancel()
  })

  test('is refused without a session', async () => {
    await expectRefusal(await collect([(await make()).id]), 401)
  })

  test('is refused as a whole for one file of another group', async () => {
    const made = [await make(), await make({ groups: [group] }), await make()]
    const ids = made.map(({ id }) => id)
    await expectRefusal(await collect(ids, (await signedInDistributor(cms)).headers), 403)
    const member = await signedInDistributor(cms, { groups: [group] })
    expect(unzip(Buffer.from(await (await collect(ids, member.headers)).arrayBuffer()))).toHaveLength(3)
  })

  test('is refused before its first byte if a file is missing, unpublished or unknown', async () => {
    const { headers } = await signedInDistributor(cms)
    const [good, lost, hidden] = [await make(), await make(), await make()]
    await rm(path.join(env.dataDir, 'files/documents', lost.file.filename ?? ''))
    await cms.update({ collection: 'materials', id: hidden.id, data: { _status: 'draft' } })
    for (const bad of [lost.id, hidden.id, '1', lost.file.id])
      await expectRefusal(await collect([good.id, bad], headers), 404)
  })

  test('has limits: at least one file, at most 100 files, at most 2 GB', async () => {
    const { headers } = await signedInDistributor(cms)
    await expectRefusal(await collect([], headers), 400)
    await expectRefusal(await collect(['', '../..', 'a'.repeat(41)], headers), 400)
    await expectRefusal(
      await collect(
        Array.from({ length: 101 }, (_, index) => `${index}`),
        headers,
      ),
      413,
    )
    const { id, file } = await make()
    const twice = await make()
    for (const large of [file, twice.file])
      await cms.db.updateOne({ collection: 'files', id: large.id, data: { filesize: 1.2e9 } } as never)
    await expectRefusal(await collect([id, twice.id], headers), 413)
    expect((await call(headCollection, `/distributor/collection?materials=${id}`, headers)).status).toBe(200)
  })

  test('stops reading files when the client disconnects', async () => {
    const made = [await make(), await make(), await make()]
    const { headers } = await signedInDistributor(cms)
    const response = await collect(
      made.map(({ id }) => id),
      headers,
    )
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await waitFor(async () => expect((await cms.count({ collection: 'downloads' })).totalDocs).toBe(1))
  })
})
