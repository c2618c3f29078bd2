import type { UploadProblem } from '@/lib/inquiries/attachments'

/** The reason for refusing an upload, reported to the client. */
export class RefusedUpload extends Error {
  constructor(readonly problem: UploadProblem) {
    super(problem)
  }
}
