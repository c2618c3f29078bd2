import type { Editor } from './editor.ts'

/** A task of an editor: prepares, begins, does it, and proves that it was done. */
export type Task = {
  name: string
  /** Where the editor is when it begins. */
  from: string
  /** What the review of 22 November 2026 measured. */
  former: string
  run: (editor: Editor) => Promise<void>
}
