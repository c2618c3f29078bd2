// No writing heaps more on a letter; sorting very many takes minutes.
const heapedMarks = /(?<=\p{M}{16})\p{M}+/gu

/** Text as it is compared: one form for each character, lower case, one kind of dash and of space. */
export function normalise(text: string): string {
  return withPlainDashes(text.toWellFormed().replace(heapedMarks, '').normalize('NFKC').toLowerCase())
    .replace(/[\p{C}\s\ufffd]+/gu, ' ')
    .replace(/(?<=\d) ?° ?(?=[cfk]\b)/g, '°')
    .trim()
}

export function withPlainDashes(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\ufe63\uff0d]/g, '-')
}

/** The same without accents, so that 'refrigeracion' and 'refrigeración' are one. */
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
