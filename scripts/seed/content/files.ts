import type { Language } from './materials/types'
import type { Localised } from './types'

/** A document that belongs to no material. */
export type FileSeed = {
  /** A file of `../documents`, without its folder. */
  file: string
  /** The name under which a reader saves it, without the extension. */
  name: string
}

export type PolicySeed = FileSeed & {
  slug: string
  language: Language
  /** The day from which it applies, yyyy-mm-dd. */
  date: string
}

const policy = (slug: string, language: Language, name: string, date = '2026-03-01'): PolicySeed => ({
  slug,
  file: `${slug}.pdf`,
  language,
  name,
  date,
})

/** Printed from `../pdfs/texts/policies`. */
export const policySeeds: PolicySeed[] = [
  policy('policy-en', 'en', 'Norvane Biomedical privacy policy'),
  policy('policy-zh', 'zh', '诺凡生物医疗隐私政策'),
  policy('policy-es', 'es', 'Política de privacidad de Norvane Biomedical'),
  policy('policy-fr', 'fr', 'Politique de confidentialité de Norvane Biomedical'),
  policy('policy-uk', 'en', 'Norvane Biomedical UK privacy policy'),
  policy('anti-slavery-uk', 'en', 'Norvane Biomedical UK anti-slavery statement 2025', '2026-02-26'),
]

/** The privacy policy of each site (S1 2.4). */
export const privacyPolicies: Localised = {
  zh_CN: 'policy-zh.pdf',
  en_EN: 'policy-en.pdf',
  en_UK: 'policy-uk.pdf',
  es_ES: 'policy-es.pdf',
  fr_FR: 'policy-fr.pdf',
}

const videoSlugs = ['blood', 'laboratory', 'r240', 'u830', 'v1000']
const captionLanguages = { en: 'en_EN', zh: 'zh_CN', es: 'es_ES', fr: 'fr_FR' } as const

/** File names of the captions of a video of `../documents` ('video-u830.mp4'), by site. */
export function captionsOf(videoFile: string): Localised {
  const slug = videoFile.replace(/^video-|\.mp4$/g, '')
  if (!videoSlugs.includes(slug)) throw new Error(`The video ${videoFile} has no captions.`)
  return Object.fromEntries(
    Object.entries(captionLanguages).map(([language, site]) => [site, `captions-${slug}-${language}.vtt`]),
  )
}

const captionSeeds: FileSeed[] = videoSlugs
  .flatMap((slug) => Object.values(captionsOf(`video-${slug}.mp4`)))
  .map((file) => ({ file, name: file.replace(/\.vtt$/, '') }))

export const fileSeeds: FileSeed[] = [...policySeeds, ...captionSeeds]
