import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import type { Use } from '@/cms/where-used'
import { makeMaterial } from '../factories/materials'
import { makeProduct } from '../factories/products'
import { makeSolution } from '../factories/solutions'
import { makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
})

type Deleted = { docs: { id: string }[]; errors: { id: string; message: string }[] }

async function usesOf(path: string): Promise<Use[]> {
  const { status, body } = await rest(`${path}/uses`, { token })
  expect(status).toBe(200)
  return body.uses as Use[]
}

test('a file lists the materials that use it, published or not, with links (issue 5)', async () => {
  const { id } = await makeDocument(cms)
  const open = await makeMaterial(cms, { name: 'A manual', file: id })
  const draft = await makeMaterial(cms, { name: 'In the making', file: id }, { draft: true })
  expect(await usesOf(`files/${id}`)).toEqual([
    { kind: 'Material', title: 'A manual', collection: 'materials', id: open.id },
    { kind: 'Material', title: 'In the making', collection: 'materials', id: draft.id },
  ])
})

test('a material is used by approvals of products and by catalogues of solutions (issue 5)', async () => {
  const { id } = await makeMaterial(cms, { kind: 'certificate' })
  const approvals = [{ kind: 'CE' as const, document: id }]
  const product = await makeProduct(cms, { name: 'A freezer', approvals } as never)
  const solution = await makeSolution(cms, { catalogue: id } as never)
  const uses = await usesOf(`materials/${id}`)
  expect(uses).toEqual([
    expect.objectContaining({ collection: 'products', id: product.id, title: 'A freezer' }),
    expect.objectContaining({ collection: 'solutions', id: solution.id }),
  ])
  const { status, body } = await rest(`materials/${id}`, { method: 'DELETE', token })
  expect(status).toBe(409)
  expect(JSON.stringify(body)).toContain('Product “A freezer”')
})

test('a picture lists the settings that use it (issue 5)', async () => {
  const { id } = await makePicture(cms)
  await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Norvane', logo: id } })
  expect(await usesOf(`media/${id}`)).toEqual([{ kind: 'Site settings', global: 'site-settings' }])
})

test('used documents stay when a selection is deleted, and each error says where they are used (issue 5)', async () => {
  const [used, free] = [await makeDocument(cms), await makeDocument(cms)]
  const material = await makeMaterial(cms, { name: 'Holds it', file: used.id })
  const where = [used.id, free.id].map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const { body } = await rest(`files?${where}`, { method: 'DELETE', token })
  const { docs, errors } = body as unknown as Deleted
  expect(docs.map(({ id }) => id)).toEqual([free.id])
  expect(errors).toEqual([
    expect.objectContaining({ id: used.id, message: expect.stringContaining('Material “Holds it”') }),
  ])
  await cms.delete({ collection: 'materials', id: material.id })
  expect((await rest(`files/${used.id}`, { method: 'DELETE', token })).status).toBe(200)
})

test('a distributor group is used by its files (issue 5)', async () => {
  const { id } = await cms.create({ collection: 'distributor-groups', data: { name: 'Iberia' } })
  await makeDocument(cms, { name: 'prices.pdf', data: { restricted: true, groups: [id] } })
  await expect(cms.delete({ collection: 'distributor-groups', id })).rejects.toThrow('File “prices.pdf”')
})

test('only editors can read where something is used (S1 2.9)', async () => {
  const { id } = await makeDocument(cms)
  expect((await rest(`files/${id}/uses`)).status).toBe(403)
  expect((await rest('files/null/uses', { token })).status).toBe(404)
})
