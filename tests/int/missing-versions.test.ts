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

/** Paths of what the CMS holds, with and without versions. */
function places(versions: boolean): string[] {
  const { globals } = cms.config
  // There it would be the name of a preference.
  const collections = cms.config.collections.filter(({ slug }) => slug !== 'payload-preferences')
  return [
    ...collections
      .filter((one) => Boolean(one.versions) === versions && one.endpoints)
      .map(({ slug }) => slug),
    ...globals.filter((one) => Boolean(one.versions) === versions).map(({ slug }) => `globals/${slug}`),
  ]
}

test('what has no versions answers 404 where versions would be (issue 14)', async () => {
  const asked = places(false).flatMap((place) => [`${place}/versions`, `${place}/versions/1`])
  expect(asked).toContain('media/versions')
  for (const path of asked) {
    expect([path, (await rest(path)).status]).toEqual([path, 404])
    expect([path, (await rest(path, { token })).status]).toEqual([path, 404])
  }
})

test('what has versions shows them to its editors only (issue 14)', async () => {
  for (const place of places(true)) {
    expect([place, (await rest(`${place}/versions`, { token })).status]).toEqual([place, 200])
    expect([place, (await rest(`${place}/versions`)).status]).toEqual([place, 403])
  }
})
