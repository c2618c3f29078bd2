import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { newId } from '@/lib/id'

/** Stores uploads under a unique ASCII key, with the name of the uploaded file and the hash of its bytes. */
export const asciiKey: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  const { ext, name } = path.parse(path.basename(req.file.name))
  const stem = name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  const originalName = `${name}${ext}`
  req.file.name = `${stem ? `${stem}-` : ''}${newId()}${ext.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
  const contentHash = createHash('sha256').update(req.file.data).digest('hex')
  return { ...args, data: { ...args.data, originalName, contentHash } }
}
