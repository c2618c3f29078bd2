import { typeset } from '../catalogue/typeset'
import type { Localised } from '../types'

/** A text of the Chinese site alone. */
export function inChinese(text: string): Localised {
  return { zh_CN: typeset('zh_CN', text) }
}
