import 'server-only'
import { createLocalReq } from 'payload'
import type { User } from '@/payload-types'
import { cms } from '../cms'
import type { EditedDocument } from './edited-document'

/** Whether an editor may change the document that their form shows. Only what has a preview can be shown. */
export async function mayEdit(editor: User, { collection, global, id }: EditedDocument): Promise<boolean> {
  const payload = await cms()
  const config = collection
    ? payload.config.collections.find(({ slug }) => slug === collection)
    : payload.config.globals.find(({ slug }) => slug === global)
  if (!config?.admin.livePreview || (collection && !id)) return false
  const req = await createLocalReq({ user: { ...editor, collection: 'users' } }, payload)
  return Boolean(await config.access.update({ req }))
}
