import { withoutMarks } from '@/lib/content-marks'

type Footer = {
  company: string
  /** What the date of the content is, formatted; absent where it has none. */
  status?: string
  /** Template of the page number with {page} and {pages}. */
  number: string
}

/** CSS for the foot of each printed page: company, date, page (docs/design.md, print). */
export function pageFooter({ company, status = '', number }: Footer): string {
  const foot =
    'font-family: var(--font); font-size: 8pt; color: #44606f; vertical-align: top; padding-top: 3mm'
  return [
    '@page {',
    `@bottom-left { content: ${cssString(company)}; ${foot} }`,
    `@bottom-center { content: ${cssString(status)}; ${foot} }`,
    `@bottom-right { content: ${pageCounterCss(number)}; ${foot} }`,
    '}',
  ].join('\n')
}

function pageCounterCss(text: string): string {
  const parts = text.split(/\{(pages?)\}/)
  return parts.map((part, index) => (index % 2 === 0 ? cssString(part) : `counter(${part})`)).join(' ')
}

/** An escaped CSS string that cannot end the string or the style element. */
function cssString(text: string): string {
  return `"${withoutMarks(text).replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`
}
