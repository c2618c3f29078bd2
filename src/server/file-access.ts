import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { materials } from '@/database-tables'
import type { MaterialKind } from '@/lib/material-kinds'
import { cms } from './cms'
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

/** Whether a request may access the file at a path of this site; not for a missing file. */
export async function accessToFileAt(
  address: string,
  headers: Headers,
): Promise<{ may: boolean; material?: MaterialKind }> {
  const file = await findFileAt(address)
  if (!file) return { may: false }
  const { state } = await accessTo(file, headers)
  if (state !== 'signedOut' && state !== 'otherGroup') return { may: true }
  return { may: false, material: await materialKindOf(file.id) }
}

/** The kind of the published material with a file. */
async function materialKindOf(file: string): Promise<MaterialKind | undefined> {
  const { db } = await cms()
  const { id, kind } = materials
  const [first] = await db.drizzle
    .select({ kind })
    .from(materials)
    .where(and(eq(materials.file, file), eq(materials._status, 'published')))
    .orderBy(asc(id))
    .limit(1)
  return first?.kind ?? undefined
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
