import 'server-only'
import { distributorOf, mayHave, type Distributor } from './distributors/visitor'
import { isEditor } from './session'
import { findStoredFile, type StoredFile } from './stored-file'

export type FileAccess =
  | { state: 'open' }
  | { state: 'distributor'; distributor: Distributor }
  | { state: 'editor' }
  /** Nobody is signed in, or somebody whose groups may not have the file. */
  | { state: 'signedOut' | 'otherGroup' }

type Gated = { restricted: boolean; groups: string[] }

/** Who asks for the bytes of a file, and whether they go to them (S2 6). */
export async function accessTo(file: Gated, headers: Headers): Promise<FileAccess> {
  if (!file.restricted) return { state: 'open' }
  const distributor = await distributorOf(headers)
  if (distributor && mayHave(distributor, file)) return { state: 'distributor', distributor }
  if (await isEditor(headers)) return { state: 'editor' }
  return { state: distributor ? 'otherGroup' : 'signedOut' }
}

/** Whether who asks may have the file at an address of ours; nobody has one that does not exist. */
export async function mayHaveFileAt(address: string, headers: Headers): Promise<boolean> {
  const file = await findFileAt(address)
  if (!file) return false
  const { state } = await accessTo(file, headers)
  return state !== 'signedOut' && state !== 'otherGroup'
}

async function findFileAt(address: string): Promise<StoredFile | null> {
  const file = await findStoredFile(partsOf(address))
  if (!file || !('movedTo' in file)) return file
  const successor = await findStoredFile(partsOf(file.movedTo))
  return successor && !('movedTo' in successor) ? successor : null
}

function partsOf(address: string): string[] {
  return address.startsWith('/file/') ? address.slice('/file/'.length).split('/') : []
}
