import type { SearchRow } from '@/lib/search/engine'
import type { SearchKind, SearchedCollection } from '@/lib/search/kinds'
import { seededRandom, zipf, type Random } from './random.ts'

/** Two thirds of the documents are Chinese, the others English, as long as those of the demo content. */
const vocabularySize = 30_000
const share = { english: 1 / 3 }
const lengths = { chinese: 300, english: 180 }

const kinds: { kind: SearchKind; collection: SearchedCollection; share: number }[] = [
  { kind: 'products', collection: 'products', share: 0.4 },
  { kind: 'news', collection: 'news', share: 0.3 },
  { kind: 'cases', collection: 'cases', share: 0.1 },
  { kind: 'brochures', collection: 'materials', share: 0.1 },
  { kind: 'solutions', collection: 'solutions', share: 0.05 },
  { kind: 'videos', collection: 'company-videos', share: 0.05 },
]

/** Words in order of frequency. */
export type Vocabulary = {
  chinese: string[]
  english: string[]
  /** How many of them come from the demo content; the others are invented. */
  realWords: Record<'chinese' | 'english', number>
}

/** The words of the demo content by frequency, followed by invented ones. */
export function readVocabulary(texts: string[]): Vocabulary {
  const random = seededRandom(7)
  const chinese = wordsByFrequency(texts, /^\p{Script=Han}{1,4}$/u)
  const english = wordsByFrequency(texts, /^[a-z]{2,}$/u)
  return {
    chinese: padded(chinese, chineseWord(random)),
    english: padded(english, englishWord(random)),
    realWords: { chinese: chinese.length, english: english.length },
  }
}

/** Documents of one site, the same in every run. */
export function* generateDocuments({ chinese, english }: Vocabulary, count: number): Generator<SearchRow> {
  const random = seededRandom(11)
  const ranks = zipf(vocabularySize, random)
  const write = (words: string[], length: number, between: string) =>
    sentences({ length, between, word: () => words[ranks()] ?? '' })
  for (let number = 0; number < count; number += 1) {
    const isEnglish = random() < share.english
    const [words, mean, between] = isEnglish
      ? [english, lengths.english, ' ']
      : [chinese, lengths.chinese, '']
    const { kind, collection } = kindAt(random())
    const model = modelAt(number)
    yield {
      collection,
      kind,
      document: String(number).padStart(19, '0'),
      site: 'zh_CN',
      place: number,
      models: [model],
      title: `${write(words, 4 + random() * 4, between)} ${model}`,
      summary: write(words, 20, between),
      body: write(words, mean * (0.2 + 1.6 * random()), between),
    }
  }
}

/** Ten documents mention the same model. */
export function modelAt(number: number): string {
  const family = Math.floor(number / 10)
  return `${String.fromCharCode(65 + (family % 26))}${100 + (family % 900)}-${10 + (family % 90)}${String.fromCharCode(65 + (family % 7))}`
}

type SentenceOptions = { length: number; between: string; word: () => string }

function sentences({ length, between, word }: SentenceOptions): string {
  const words = Array.from({ length: Math.round(length) }, word)
  const parts: string[] = []
  for (let start = 0; start < words.length; start += 12)
    parts.push(words.slice(start, start + 12).join(between))
  return parts.join(between ? '. ' : '，')
}

function wordsByFrequency(texts: string[], pattern: RegExp): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  const times = new Map<string, number>()
  for (const text of texts)
    for (const { segment } of segmenter.segment(text.toLowerCase()))
      if (pattern.test(segment)) times.set(segment, (times.get(segment) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one).map(([word]) => word)
}

function padded(words: string[], invent: () => string): string[] {
  const all = new Set(words.slice(0, vocabularySize))
  while (all.size < vocabularySize) all.add(invent())
  return [...all]
}

/** Of the characters that GB 2312 counts as common; some are used far more often than others. */
function chineseWord(random: Random): () => string {
  const decoder = new TextDecoder('gbk')
  const characters = Array.from({ length: 3755 }, (_, at) =>
    decoder.decode(Uint8Array.of(0xb0 + Math.floor(at / 94), 0xa1 + (at % 94))),
  ).sort(() => random() - 0.5)
  const rank = zipf(characters.length, random)
  return () => Array.from({ length: random() < 0.8 ? 2 : 3 }, () => characters[rank()]).join('')
}

function englishWord(random: Random): () => string {
  const pick = (from: string) => from[Math.floor(random() * from.length)] ?? ''
  const syllable = () => pick('bcdfglmnprstv') + pick('aeiou') + (random() < 0.4 ? pick('lmnrst') : '')
  return () => Array.from({ length: 2 + Math.floor(random() * 3) }, syllable).join('')
}

function kindAt(at: number) {
  let sum = 0
  return (
    kinds.find((one) => (sum += one.share) > at) ?? {
      kind: 'products' as const,
      collection: 'products' as const,
    }
  )
}
