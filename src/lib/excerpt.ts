const words = new Intl.Segmenter('und', { granularity: 'word' })

/** Truncates a text to `length` characters at a word boundary (in Chinese too), with an ellipsis. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of words.segment(text.slice(0, length + 40))) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return `${text.slice(0, end || length).replace(/[\s,.;:，。；：、]+$/u, '')}…`
}
