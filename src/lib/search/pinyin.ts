import { pinyin } from 'pinyin-pro'

const maxSyllables = 6

/** The pinyin of runs of up to six syllables of a Chinese text: in full (`bingxiang`) and as initials (`bx`). */
export function pinyinOf(text: string): string[] {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return syllables.flatMap((_, start) => {
    const run = syllables.slice(start, start + maxSyllables)
    return [run.join(''), run.map((syllable) => syllable[0]).join('')]
  })
}
