import { addDataAndFileToRequest, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { asObject } from '@/lib/unknown-values'
import { isStaff } from '../access/roles'
import { adminText } from '../texts'
import { refuse } from '@/lib/app-error'

/** The values that the bulk upload sets; the validation of the collections applies to them. */
type UploadedMaterial = {
  file: { restricted: boolean; groups: string[] }
  material: Record<string, unknown>
}

/**
 * `POST /api/files/material`: a file and a draft of its material, both or neither. It is below `/api/files`,
 * where the gateway accepts large bodies.
 */
export const materialUpload: Endpoint = {
  path: '/material',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { file, material } = readUpload(req)
    try {
      return Response.json(await inTransaction(req, () => store(req, { file, material })), { status: 201 })
    } catch (error) {
      if (isForeignKeyViolation(error)) refuse('conflict', adminText(req)('upload:deletedMeanwhile'))
      throw error
    }
  },
}

async function store(req: PayloadRequest, { file, material }: UploadedMaterial) {
  const stored = await req.payload.create({
    collection: 'files',
    data: file,
    file: req.file,
    overrideAccess: false,
    req,
  })
  req.file = undefined
  const { id, createdAt } = await req.payload.create({
    collection: 'materials',
    // Not saved with `draft: true` but with the status of a draft, so that all validation applies.
    data: { ...material, file: stored.id, _status: 'draft' } as never,
    overrideAccess: false,
    req,
  })
  return { id, file: stored.id, createdAt }
}

/** PostgreSQL's error for a reference to a missing row. */
function isForeignKeyViolation(error: unknown): boolean {
  const { cause = error } = asObject(error)
  return asObject(cause).code === '23503'
}

function readUpload(req: PayloadRequest): UploadedMaterial {
  const { file: sent, data } = req
  const { file, material } = (data ?? {}) as Partial<UploadedMaterial>
  if (!sent || typeof file !== 'object' || typeof material !== 'object') {
    refuse('invalid', adminText(req)('errors:incompleteRequest'))
  }
  return { file, material }
}
