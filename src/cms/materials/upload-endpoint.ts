import {
  addDataAndFileToRequest,
  commitTransaction,
  Forbidden,
  initTransaction,
  killTransaction,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { isStaff } from '../access/roles'
import { refusal } from '../refusal'

/** What a file and its material take from the bulk upload; the admin's own checks apply to it. */
type UploadedMaterial = {
  file: { restricted: boolean; groups: string[] }
  material: Record<string, unknown>
}

/**
 * `POST /api/files/material`: a file and a draft of its material, both or neither. It stands below the files, where
 * the door lets large bodies through.
 */
export const materialUpload: Endpoint = {
  path: '/material',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const { file, material } = uploadedFrom(req)
    await initTransaction(req)
    try {
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
        // Not saved as a draft but with the status of one: what is wrong is refused at once.
        data: { ...material, file: stored.id, _status: 'draft' } as never,
        overrideAccess: false,
        req,
      })
      await commitTransaction(req)
      return Response.json({ id, file: stored.id, createdAt }, { status: 201 })
    } catch (error) {
      await killTransaction(req)
      throw pointsNowhere(error) ? refusal(409, GONE) : error
    }
  },
}

const GONE = 'The category or a group was deleted meanwhile: load the page again and choose another.'

/** PostgreSQL's refusal of a reference to a row that is not there. */
function pointsNowhere(error: unknown): boolean {
  const { cause = error } = error as Error
  return (cause as { code?: unknown }).code === '23503'
}

function uploadedFrom({ file: sent, data }: PayloadRequest): UploadedMaterial {
  const { file, material } = (data ?? {}) as Partial<UploadedMaterial>
  if (!sent || typeof file !== 'object' || typeof material !== 'object') {
    throw refusal(400, 'Send a file with { file, material }.')
  }
  return { file, material }
}
