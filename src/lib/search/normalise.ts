// No script uses more combining marks per letter; normalising very many takes minutes.
const excessMarks = /(?<=\p{M}{16})\p{M}+/gu

/** What pages set into ranges to keep them on a line; copied texts contain it. */
const wordJoiners = /\u2060/g

/** Normalises a text for comparison: NFKC, lower case, one kind of dash and space. */
export function normalise(text: string): string {
  return withPlainDashes(
    text.toWellFormed().replace(excessMarks, '').replace(wordJoiners, '').normalize('NFKC').toLowerCase(),
  )
    .replace(/[\p{C}\s\ufffd]+/gu, ' ')
    .replace(/(?<=\d) ?° ?(?=[cfk]\b)/g, '°')
    .trim()
}

export function withPlainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
}

/** Normalises and removes accents, so that 'refrigeracion' equals 'refrigeración'. */
export function plain(text: string): string {
  return withoutAccents(normalise(text))
}

export function withoutAccents(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
}
