const whole = new Intl.Segmenter('und', { granularity: 'word' })

/** At most `length` characters, cut between words (in Chinese too), with an ellipsis where something is left out. */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of whole.segment(text.slice(0, length + 40))) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return `${text.slice(0, end || length).replace(/[\s,.;:，。；：、]+$/u, '')}…`
}
