import { excerptOf } from './excerpt'
import { plainText } from './rich-text'

/** The description of a page for search engines, from the start of a rich text. */
export function metaDescription(html: string): string {
  return excerptOf(plainText(html), 200)
}
