/** Types of attachments (S2 3, 5), detected by content, with their file extensions. */
export const attachmentExtensions = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov'],
} as const

export type AttachmentType = keyof typeof attachmentExtensions

export function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(attachmentExtensions, type)
}

/** For the `accept` of a file field. */
export const acceptedAttachments = Object.entries(attachmentExtensions)
  .flatMap(([type, extensions]) => [type, ...extensions])
  .join(',')

/** Where forms and clients upload a file before the inquiry; the result is the reference to send with it (S2 9). */
export const uploadPath = '/file/upload'

/** Why a file is refused; the messages are in `uploads`. */
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
