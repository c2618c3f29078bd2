import 'server-only'
import { cms } from '@/server/cms'
import { mayHave, type Distributor } from './visitor'

const documentAddress = /^\/file\/documents\/([\w.-]{1,200})$/

/** Whether a distributor may have the file at an address of ours; nobody has one that does not exist. */
export async function mayHaveFileAt(distributor: Distributor, address: string): Promise<boolean> {
  const key = documentAddress.exec(address)?.[1]
  if (!key) return false
  const { docs } = await (
    await cms()
  ).find({
    collection: 'files',
    where: { or: [{ filename: { equals: key } }, { formerKeys: { equals: key } }] },
    limit: 1,
    depth: 0,
  })
  const [file] = docs
  if (!file) return false
  const groups = (file.groups ?? []).map((group) => (typeof group === 'string' ? group : group.id))
  return mayHave(distributor, { restricted: file.restricted === true, groups })
}
