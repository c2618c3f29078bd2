import 'server-only'
import { mayEdit as mayEditIn } from '@/cms/preview/may-edit'
import type { User } from '@/payload-types'
import { cms } from '../cms'
import type { EditedDocument } from './edited-document'

/** Whether an editor may change the document that their form shows. */
export async function mayEdit(editor: User, document: EditedDocument): Promise<boolean> {
  return mayEditIn(await cms(), editor, document)
}
