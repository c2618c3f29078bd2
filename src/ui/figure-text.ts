const minus = '\u2212'

/** A figure as it is set: a true minus before a number, whatever an editor typed. */
export function toFigureText(value: string) {
  return value.trim().replace(/^[-\u2010-\u2013](?=\s*\d)\s*/, minus)
}

/** The number in a figure and what stands around it, for counting up; null when there is none. */
export function countable(value: string) {
  const parts = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/.exec(toFigureText(value))
  if (!parts) return null
  const [, before = '', digits = '', after = ''] = parts
  return { before, number: Number(digits), decimals: digits.split('.')[1]?.length ?? 0, after }
}
