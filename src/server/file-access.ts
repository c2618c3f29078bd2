import 'server-only'
import { distributorOf, mayHave, type Distributor } from './distributors/visitor'
import { isEditor } from './session'

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
