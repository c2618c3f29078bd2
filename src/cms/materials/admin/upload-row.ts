import { parseFileName } from '../file-name'

/** The values that all files of an upload have in common; language and version only if the file name has none. */
export type CommonValues = {
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
  /** Empty: the common value. */
  language: string
  version: string
  /** A warning about another file with the same name, or empty. */
  duplicate: string
  state: RowState
}

export function toRow(file: File, key: string): UploadRow {
  const { name, language = '', version = '' } = parseFileName(file.name)
  return { key, file, name, language, version, duplicate: '', state: { kind: 'waiting' } }
}

/** The data of a row that is sent with the file. */
export function toPayload({ name, language, version }: UploadRow, common: CommonValues) {
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
