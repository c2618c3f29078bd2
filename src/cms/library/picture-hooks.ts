import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'
import type { StoredPoint } from '@/lib/focal-point'
import { refuse } from '@/lib/app-error'
import { isStaff } from '../access/roles'
import { readUpload } from '../storage/read-upload'
import { adminText } from '../texts'
import { pointInPart, requestedPart } from './crop'
import { croppedFile, isDamaged, pictureTypeOf, turnedSizeOf, type PictureFile } from './picture-file'
import { listOfTypes } from './picture-types'

type BeforeOperation = Parameters<CollectionBeforeOperationHook>[0]

/** Refuses what is no picture, or a damaged one, in the language of the account; Payload would say it in English. */
export const refuseNoPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isUpload(operation) || !req.file || !mayChange(args, req)) return args
  const t = adminText(req)
  const name = req.file.name
  const type = await pictureTypeOf(req.file.data)
  if (!type) {
    const types = listOfTypes(req.i18n.language)
    refuse('invalid', t('errors:noPicture', { name, types }), { field: 'file' })
  }
  if (await isDamaged(req.file.data)) {
    refuse('invalid', t('errors:damagedPicture', { name }), { field: 'file' })
  }
  return args
}

/**
 * Crops what is uploaded, or the stored picture, which is then replaced by its part: a new address and new derivatives.
 * Payload would write the part behind the old address, which browsers keep for ever, and ignore the orientation of photos.
 */
export const cropPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  // Reads within the request of a save come before it and share its query.
  if (!isUpload(operation)) return args
  const part = requestedPart(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!part || !mayChange(args, req)) return args
  const stored = 'id' in args && !req.file ? await storedPicture(req, String(args.id)) : null
  const file = req.file ?? stored?.file
  const type = file && (await pictureTypeOf(file.data))
  if (!file || !type) return args
  req.file = await croppedFile(file, type, part)
  const data = 'data' in args ? (args.data as StoredPoint) : {}
  return { ...args, data: { ...data, ...pointInPart(hasPoint(data) ? data : (stored?.point ?? {}), part) } }
}

const contextKey = 'focalPoint'

/** Payload forgets the point when a file comes with it, unless its own dialog has set it. */
export const rememberFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!isUpload(operation) || !req.file || !('data' in args)) return args
  const { focalX = null, focalY = null } = args.data as StoredPoint
  req.context[contextKey] = { focalX, focalY } satisfies StoredPoint
  return args
}

/** A replaced picture has the point that comes with it, or none. */
export const restoreFocalPoint: CollectionBeforeValidateHook = ({ data, req }) => {
  const point = req.context[contextKey] as StoredPoint | undefined
  delete req.context[contextKey]
  return point ? { ...data, ...point } : data
}

/** Payload stores the width and height of the file, before the orientation of the camera. */
export const storeTurnedSize: CollectionBeforeValidateHook = async ({ data, req }) =>
  req.file ? { ...data, ...(await turnedSizeOf(req.file.data)) } : data

function isUpload(operation: BeforeOperation['operation']): boolean {
  return operation === 'create' || operation === 'update'
}

/** These hooks run before Payload checks the access. */
function mayChange(args: BeforeOperation['args'], req: PayloadRequest): boolean {
  return ('overrideAccess' in args && args.overrideAccess === true) || isStaff(req)
}

function hasPoint({ focalX, focalY }: StoredPoint): boolean {
  return focalX !== undefined || focalY !== undefined
}

type StoredPicture = { file: PictureFile; point: StoredPoint }

async function storedPicture(req: PayloadRequest, id: string): Promise<StoredPicture | null> {
  const { payload } = req
  const { docs } = await payload.find({ collection: 'media', where: { id: { equals: id } }, depth: 0, req })
  const [doc] = docs
  if (!doc?.filename) return null
  const response = await readUpload(payload, { slug: 'media', filename: doc.filename, doc })
  if (!response.ok) return null
  const data = Buffer.from(await response.arrayBuffer())
  const name = doc.originalName || doc.filename
  return { file: { name, data, mimetype: doc.mimeType ?? '', size: data.length }, point: doc }
}
