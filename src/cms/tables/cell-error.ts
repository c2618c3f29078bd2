import { inEnglish, type Translate, type Values } from '../texts'
import type { AdminKey, MessageKey } from '../texts/types'

type TableKey = Extract<MessageKey & AdminKey, `table:${string}`>

/** A cell that cannot be read. Columns do not know who reads the message: it is translated when it is reported. */
export class CellError extends Error {
  constructor(
    readonly key: TableKey,
    readonly values: Values = {},
  ) {
    super(inEnglish(key, values))
  }

  translate(t: Translate): string {
    return t(this.key, this.values)
  }
}

export function refuseCell(key: TableKey, values?: Values): never {
  throw new CellError(key, values)
}
