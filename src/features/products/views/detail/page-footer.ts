type Footer = {
  company: string
  /** The day of the figures, in words. */
  status: string
  /** The page's number, with {page} and {pages} where the numbers stand. */
  number: string
}

/** CSS for the foot of each printed page: company, date, page (the look, Print). */
export function pageFooter({ company, status, number }: Footer): string {
  const foot =
    'font-family: var(--font); font-size: 8pt; color: #44606f; vertical-align: top; padding-top: 3mm'
  return [
    '@page {',
    `@bottom-left { content: ${cssString(company)}; ${foot} }`,
    `@bottom-center { content: ${cssString(status)}; ${foot} }`,
    `@bottom-right { content: ${counted(number)}; ${foot} }`,
    '}',
  ].join('\n')
}

function counted(text: string): string {
  const parts = text.split(/\{(pages?)\}/)
  return parts.map((part, index) => (index % 2 === 0 ? cssString(part) : `counter(${part})`)).join(' ')
}

/** A string that neither ends itself nor the style element that it stands in. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`
}
