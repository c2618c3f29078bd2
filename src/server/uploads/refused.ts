import type { UploadProblem } from '@/lib/requests/attachments'

/** What a file's sender is told; thrown wherever it shows. */
export class RefusedUpload extends Error {
  constructor(readonly problem: UploadProblem) {
    super(problem)
  }
}
