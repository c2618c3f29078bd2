import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { migrations } from '../../migrations'
import type { Material } from '@/payload-types'
import { makeMaterial } from '../factories/materials'
import { makeContract } from '../factories/services'
import { makeDocument } from '../factories/uploads'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

test('the migration removes the restriction of service contract brochures only (S2 6, issue 14)', async () => {
  const brochure = await restrictedMaterial('service-brochure')
  const otherBrochure = await restrictedMaterial('service-brochure')
  const manual = await restrictedMaterial('manual')
  const shared = await restrictedMaterial('service-brochure')
  await makeMaterial(cms, { kind: 'launch-pack', file: shared.file })
  await makeContract(cms, { files: [brochure.id, manual.id, shared.id] })

  const migration = migrations.find(({ name }) => name.endsWith('open_contract_brochures'))
  await migration?.up({ db: cms.db.drizzle } as Parameters<typeof migration.up>[0])

  const restricted = await Promise.all([brochure, otherBrochure, manual, shared].map(isRestricted))
  expect(restricted).toEqual([false, true, true, true])
})

async function restrictedMaterial(kind: Material['kind']): Promise<Material> {
  const file = await makeDocument(cms)
  await cms.update({ collection: 'files', id: file.id, data: { restricted: true } })
  return makeMaterial(cms, { kind, file: file.id })
}

async function isRestricted({ file }: Material) {
  return (await cms.findByID({ collection: 'files', id: String(file) })).restricted
}
