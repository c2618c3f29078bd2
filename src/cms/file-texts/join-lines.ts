const brokenHan = /(?<=\p{Script=Han})\n(?=\p{Script=Han})/gu
const brokenWord = /(?<=\p{L}-)\n(?=\p{Ll})/gu
const softHyphen = /\u00ad\n?/g

/** Lines of a page as running text: words that a line break splits are joined again. */
export function joinLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\0/g, '')
    .replace(/(?<![ \t])[ \t]*\n+/g, '\n')
    .replace(softHyphen, '')
    .replace(brokenHan, '')
    .replace(brokenWord, '')
}
