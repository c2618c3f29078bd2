import 'server-only'
import { distributorOf, mayAccess, type Distributor } from './distributors/session'
import { isEditor } from './editor-session'
import { findStoredFile, type StoredFile } from './stored-file'

export type FileAccess =
  | { state: 'open' }
  | { state: 'distributor'; distributor: Distributor }
  | { state: 'editor' }
  /** Not signed in, or signed in with groups that have no access to the file. */
  | { state: 'signedOut' | 'otherGroup' }

type RestrictedFile = { restricted: boolean; groups: string[] }

/** The access that a request has to a file (S2 6). */
export async function accessTo(file: RestrictedFile, headers: Headers): Promise<FileAccess> {
  if (!file.restricted) return { state: 'open' }
  const distributor = await distributorOf(headers)
  if (distributor && mayAccess(distributor, file)) return { state: 'distributor', distributor }
  if (await isEditor(headers)) return { state: 'editor' }
  return { state: distributor ? 'otherGroup' : 'signedOut' }
}

/** Whether a request may access the file at a path of this site; false for a missing file. */
export async function mayAccessFileAt(address: string, headers: Headers): Promise<boolean> {
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
