import { readFileName } from '../../materials/file-name'

/** What all files of an upload have in common; language and version only where a name says nothing. */
export type Common = {
  kind: string
  category: string
  language: string
  version: string
  sites: string[]
  restricted: boolean
  groups: string[]
}

export type RowState =
  | { kind: 'waiting' }
  | { kind: 'sending'; share: number }
  | { kind: 'done'; id: string }
  | { kind: 'failed'; message: string }

export type UploadRow = {
  key: string
  file: File
  name: string
  /** Empty: the common one. */
  language: string
  version: string
  /** What is there already under the same file name. */
  duplicate: string
  state: RowState
}

export function toRow(file: File, key: string): UploadRow {
  const { name, language = '', version = '' } = readFileName(file.name)
  return { key, file, name, language, version, duplicate: '', state: { kind: 'waiting' } }
}

/** What is sent of a row, beside the file. */
export function toPayload({ name, language, version }: UploadRow, common: Common) {
  const { kind, category, sites, restricted, groups } = common
  return {
    file: { restricted, groups: restricted ? groups : [] },
    material: {
      name,
      kind,
      category: category || null,
      language: language || common.language,
      version: version || common.version || null,
      sites,
    },
  }
}
