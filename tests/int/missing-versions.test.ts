import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'administrator'))
})

/** The API paths of collections and globals, with or without versions. */
function apiPaths(versions: boolean): string[] {
  const { globals } = cms.config
  // There the segment would be the name of a preference.
  const collections = cms.config.collections.filter(({ slug }) => slug !== 'payload-preferences')
  return [
    ...collections
      .filter((one) => Boolean(one.versions) === versions && one.endpoints)
      .map(({ slug }) => slug),
    ...globals.filter((one) => Boolean(one.versions) === versions).map(({ slug }) => `globals/${slug}`),
  ]
}

test('version endpoints return 404 without versions (issue 14)', async () => {
  const requested = apiPaths(false).flatMap((place) => [`${place}/versions`, `${place}/versions/1`])
  expect(requested).toContain('media/versions')
  for (const path of requested) {
    expect([path, (await rest(path)).status]).toEqual([path, 404])
    expect([path, (await rest(path, { token })).status]).toEqual([path, 404])
  }
})

test('versions are readable for editors only (issue 14)', async () => {
  for (const place of apiPaths(true)) {
    expect([place, (await rest(`${place}/versions`, { token })).status]).toEqual([place, 200])
    expect([place, (await rest(`${place}/versions`)).status]).toEqual([place, 403])
  }
})
