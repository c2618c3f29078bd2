import type { ReactNode } from 'react'

/** Ranges with their unit, as in "2–8 °C". */
const range = String.raw`\d[\d.,]*–[\d.,]*\d(?:(?:[ \u00a0]|&nbsp;)°[CF])?`
/**
 * Hyphenated words ("two-inch", "60-second"), a name with its number ("Trace 4", "Class II"), a number with its Chinese
 * measure word ("24 小时").
 */
const words = String.raw`[\p{L}\d]+(?:-\p{L}+)+|\p{L}+ (?:I{2,3}|IV)(?![\p{L}\d])|\p{Lu}\p{L}+ \d{1,4}(?:\.\d+)*\p{L}?(?![\p{L}\d])|\d[\d.,]* \p{Script=Han}{1,2}`
const kept = new RegExp(`(${range}|${words})`, 'u')
const keptInHtml = new RegExp(`<[^>]*>|${range}`, 'gu')

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

/** Formatted text whose ranges stay on one line. */
export function unbrokenHtml(html: string): string {
  return html.replaceAll(keptInHtml, (found) =>
    found.startsWith('<') ? found : `<span class="keep">${found}</span>`,
  )
}
