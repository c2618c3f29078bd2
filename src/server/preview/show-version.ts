import 'server-only'
import { headers } from 'next/headers'
import { findStoredState } from '@/cms/preview/stored-state'
import { defaultSite } from '@/i18n/locales'
import { parseVersion, versionHeader, type PreviewVersion } from '@/lib/preview-version'
import type { User } from '@/payload-types'
import { cms } from '../cms'
import { previewingEditor } from '../editor-session'
import { showEdits } from './edited-document'

/** The stored state that the address of this preview names. */
export async function requestedVersion(): Promise<PreviewVersion | null> {
  return parseVersion((await headers()).get(versionHeader))
}

/**
 * Lays the stored state that the address names over what the rest of this request reads, as an unsaved form is.
 * @returns whether the address names one that does not exist or that the editor may not read
 */
export async function showVersion(): Promise<'shown' | 'missing' | 'none'> {
  const version = await requestedVersion()
  if (!version) return 'none'
  const editor = await previewingEditor()
  const stored = editor && (await storedStateFor(editor, version))
  if (!stored) return 'missing'
  const isGlobal = version.id === ''
  showEdits({
    collection: isGlobal ? null : version.slug,
    global: isGlobal ? version.slug : null,
    id: version.id,
    site: defaultSite,
    values: {},
    isStoredState: true,
    merged: Promise.resolve({ ...stored, id: version.id, _status: 'published' }),
  })
  return 'shown'
}

async function storedStateFor(editor: User, version: PreviewVersion) {
  return findStoredState({ payload: await cms(), user: { ...editor, collection: 'users' } }, version)
}
