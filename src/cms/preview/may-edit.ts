import { createLocalReq, type BasePayload } from 'payload'
import type { User } from '@/payload-types'

/** A document of a collection, or a global, which has no id. */
export type PreviewedDocument = { collection: string | null; global: string | null; id: string }

/** The configuration of a document's collection, or of a global, if it has a preview. */
export function previewedConfigOf({ config }: BasePayload, { collection, global, id }: PreviewedDocument) {
  const found = collection
    ? config.collections.find(({ slug }) => slug === collection)
    : config.globals.find(({ slug }) => slug === global)
  return found?.admin.livePreview && (id || global) ? found : null
}

/** Whether an account may read and change a document. Only what has a preview can be shown. */
export async function mayEdit(
  payload: BasePayload,
  user: User,
  document: PreviewedDocument,
): Promise<boolean> {
  const access = previewedConfigOf(payload, document)?.access
  if (!access) return false
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  return Boolean((await access.read({ req })) && (await access.update({ req })))
}
