const minus = '\u2212'
const noBreakSpace = '\u00a0'

/** A figure as it is set: a true minus before a number, whatever an editor typed. */
export function toFigureText(value: string) {
  return value.trim().replace(/^[-\u2010-\u2013](?=\s*\d)\s*/, minus)
}

/** A figure and its unit as one piece of text that never breaks between them. */
export function withUnit({ value, unit }: { value: string; unit?: string }) {
  const figure = toFigureText(value)
  if (!unit) return figure
  return unit === '%' ? `${figure}${unit}` : `${figure}${noBreakSpace}${unit}`
}

/** The number in a figure and what stands around it, for counting up; null when there is none. */
export function countable(value: string) {
  const parts = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/.exec(toFigureText(value))
  if (!parts) return null
  const [, before = '', digits = '', after = ''] = parts
  return { before, number: Number(digits), decimals: digits.split('.')[1]?.length ?? 0, after }
}
