import { refuse, type ErrorKind } from '@/lib/app-error'
import type { UploadProblem } from '@/lib/inquiries/attachments'

const kinds: Partial<Record<UploadProblem, ErrorKind>> = {
  large: 'tooLarge',
  pixels: 'tooLarge',
  type: 'unsupportedType',
  archive: 'unsupportedType',
}

/** Refuses a file. The sender gets the message of `uploads.problems` in the language of the site. */
export function refuseUpload(problem: UploadProblem): never {
  refuse(kinds[problem] ?? 'invalid', `the upload is refused: ${problem}`, { messageId: problem })
}
