/** What may be attached to a request, by its content (S2 3, 5), with the ending that its name gets. */
export const attachmentEndings = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov'],
} as const

export type AttachmentType = keyof typeof attachmentEndings

export function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(attachmentEndings, type)
}

/** For the `accept` of a file field. */
export const acceptedAttachments = Object.entries(attachmentEndings)
  .flatMap(([type, endings]) => [type, ...endings])
  .join(',')

/** Where forms and clients send a file before the request that names it; the result is its reference (S2 9). */
export const uploadPath = '/file/upload'

/** Why a file is refused; the words are those of `uploads`. */
export type UploadProblem =
  | 'missing'
  | 'several'
  | 'empty'
  | 'large'
  | 'type'
  | 'broken'
  | 'pixels'
  | 'archive'
  | 'infected'
