import type { Material } from '@/payload-types'

export type FileNameParts = { name: string; language?: Material['language']; version?: string }

const languages: Record<string, Material['language']> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  zh: 'zh',
  cn: 'zh',
  chs: 'zh',
  chinese: 'zh',
  中文: 'zh',
  es: 'es',
  spanish: 'es',
  español: 'es',
  fr: 'fr',
  french: 'fr',
  français: 'fr',
  multi: 'multi',
}

const separator = '[\\s_.()\\[\\]-]'
const version = new RegExp(
  `${separator}+(v\\d+(?:\\.\\d+)*|20\\d\\d-(?:0[1-9]|1[0-2])(?:-[0-3]\\d)?)(?=${separator}|$)`,
  'i',
)
const lastWord = new RegExp(`^(.+?)${separator}+(\\p{L}+)(?:[-_](?:cn|gb|uk|us))?${separator}*$`, 'iu')

/** The name, version and language in a file name: `U830_Manual_2026-03_en.pdf` is "U830 Manual", 2026-03, English. */
export function parseFileName(fileName: string): FileNameParts {
  const stem = fileName.normalize('NFC').replace(/\.[a-z0-9]{1,5}$/i, '')
  const versionText = version.exec(stem)?.[1]
  const withoutVersion = versionText ? stem.replace(version, '') : stem
  const [, rest, word = ''] = lastWord.exec(withoutVersion) ?? []
  const language = languages[word.toLowerCase()]
  const name = toName(language && rest ? rest : withoutVersion)
  return { name: name || stem, language, version: versionText }
}

/** Words with spaces between them; hyphens stay in model names and in texts that have spaces of their own. */
function toName(stem: string): string {
  const words = /\s/.test(stem)
    ? stem
    : stem.replace(/(?<=\p{Script=Latin}{3})-(?=\p{Script=Latin}{3})/gu, ' ')
  return words
    .replace(/[_\s]+/g, ' ')
    .replace(/^[\s.-]+|[\s.([-]+$/g, '')
    .slice(0, 200)
}
