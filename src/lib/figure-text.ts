const minus = '\u2212'
const narrowSpace = '\u202f'

/** Formats a figure: a hyphen or dash before a number becomes a minus sign, the space of thousands a narrow one. */
export function toFigureText(value: string) {
  return value
    .trim()
    .replace(/^[-\u2010-\u2013](?=\s*\d)\s*/, minus)
    .replace(/(?<=\d)[ \u00a0](?=\d{3})/g, narrowSpace)
}

/** Splits a figure into the number and the text around it, for counting up; null without a number. */
export function splitFigure(value: string) {
  const parts = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/.exec(toFigureText(value))
  if (!parts) return null
  const [, before = '', digits = '', after = ''] = parts
  return { before, number: Number(digits), decimals: digits.split('.')[1]?.length ?? 0, after }
}
