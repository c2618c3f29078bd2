import type { ReactNode } from 'react'

/** Ranges with their unit, as in "2–8 °C", and temperatures. */
const range = String.raw`\d[\d.,]*–[\d.,]*\d(?:(?:[ \u00a0]|&nbsp;)°[CF])?|[−±]?\d[\d.,]* °[CF]`
/** Hyphenated words, as in "two-inch" and "60-second". */
const hyphenated = String.raw`[\p{L}\d]+(?:-\p{L}+)+`
/** A name with its number, as in "Trace 4" and "Class II". */
const numbered = String.raw`\p{Lu}\p{L}+ (?:\d{1,4}(?:\.\d+)*\p{L}?|I{2,3}|IV)(?![\p{L}\d–])`
/** A number or range with its Chinese measure word, as in "24 小时", "第 1,000 台" and "每 3 年"; not the number of a model. */
const counted = String.raw`(?:[第每] )?(?<![\p{L}\d.,])\d[\d.,]*(?:–[\d.,]*\d)? (?:小时|分钟|[万亿]\p{Script=Han}|\p{Script=Han})`
/** A unit in the head of a column, as in "金额（亿元）". */
const unit = String.raw`（\p{Script=Han}{1,4}）`
const together = `${counted}|${range}|${hyphenated}|${numbered}`
const kept = new RegExp(`(${withPunctuation(together)})`, 'u')
const keptInText = new RegExp(together, 'gu')
const keptInHtml = new RegExp(`<[^>]*>|${unit}|${withPunctuation(`${counted}|${range}`)}|${numbered}`, 'gu')

/** With the brackets and punctuation at its ends: a line may begin and end at an inline block, whatever is beside it. */
function withPunctuation(pattern: string): string {
  return String.raw`[（(“《]?(?:${pattern})[,.;:!?)，。；：！？、）”》]*`
}

/** Longer ones may break, or they would leave half a line empty on a phone. */
const longest = 14

/** A title whose ranges, short hyphenated words and numbered names stay on one line; one that is marked up stays as it is. */
export function unbroken(title: ReactNode): ReactNode {
  if (typeof title !== 'string') return title
  const parts = title.split(kept)
  if (parts.length === 1) return title
  // The odd parts are the matches.
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={index} className="keep">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The same for running text, by no-break spaces and word joiners instead of elements. */
export function unbrokenText(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  return text.replaceAll(keptInText, (found) => (found.length <= longest ? joined(found) : found))
}

/** Formatted text whose ranges, numbered names and numbers with measure words stay on one line. */
export function unbrokenHtml(html: string): string {
  return html.replaceAll(keptInHtml, (found) => {
    if (found.startsWith('<')) return found
    return /[–（]/.test(found) ? `<span class="keep">${found}</span>` : joined(found)
  })
}

function joined(text: string): string {
  return text.replaceAll(' ', '\u00a0').replaceAll(/[–-]|\p{Script=Han}(?=\p{Script=Han})/gu, '$&\u2060')
}
