import { pinyin } from 'pinyin-pro'

const longest = 6

/** How runs of up to six syllables of a Chinese text are typed: whole (`bingxiang`) and by their initials (`bx`). */
export function pinyinOf(text: string): string[] {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true })
  return syllables.flatMap((_, start) => {
    const run = syllables.slice(start, start + longest)
    return [run.join(''), run.map((syllable) => syllable[0]).join('')]
  })
}
