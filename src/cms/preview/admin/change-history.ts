export type Values = Record<string, unknown>

/** One step that can be undone: fields with their values, or a row with its places and the ids of all rows. */
export type Change = { label: string } & (
  | { before: Values; after: Values }
  | { list: string; from: number; to: number; rowsBefore: string[]; rowsAfter: string[] }
)

/** The changes of a form that can be undone and redone. Changes of the same fields are one step until it is closed. */
export class ChangeHistory {
  #done: Change[] = []
  #undone: Change[] = []
  #isOpen = false

  record(change: Change): void {
    const last = this.#done.at(-1)
    this.#undone = []
    if (
      this.#isOpen &&
      last &&
      'after' in last &&
      'after' in change &&
      hasSameFields(last.after, change.after)
    ) {
      last.after = change.after
    } else this.#done.push(change)
    this.#isOpen = true
  }

  close(): void {
    this.#isOpen = false
  }

  /** @returns the label of the step, or null if there is none that can be undone */
  undo(apply: (change: Change) => boolean): string | null {
    this.close()
    const change = this.#done.pop()
    if (!change || !apply(reversed(change))) return null
    this.#undone.push(change)
    return change.label
  }

  redo(apply: (change: Change) => boolean): string | null {
    this.close()
    const change = this.#undone.pop()
    if (!change || !apply(change)) return null
    this.#done.push(change)
    return change.label
  }
}

function reversed(change: Change): Change {
  const { label } = change
  if ('after' in change) return { label, before: change.after, after: change.before }
  const { list, from, to, rowsBefore, rowsAfter } = change
  return { label, list, from: to, to: from, rowsBefore: rowsAfter, rowsAfter: rowsBefore }
}

function hasSameFields(left: Values, right: Values): boolean {
  return Object.keys(left).join() === Object.keys(right).join()
}
