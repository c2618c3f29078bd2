import { models } from '../catalogue/range'
import { inLanguages } from './build'
import { everyModelOf, lines, nameOfLine } from './lines'
import { nameOf } from './names'
import type { Language, MaterialSeed } from './types'

/** Brochure, manual and specifications of every line. */
export const lineMaterials: MaterialSeed[] = lines.flatMap((line, index) => {
  const shared = {
    number: index + 1,
    cover: `product-${line.lead}.webp`,
    models: everyModelOf(line).map(({ slug }) => slug),
    category: line.slug,
  }
  const name = nameOfLine(line)
  return [
    ...inLanguages({
      ...shared,
      paper: `brochure-${line.slug}`,
      kind: 'brochure',
      name: nameOf(name, 'brochure'),
      version: line.edition,
      languages: line.brochures,
    }),
    ...inLanguages({
      ...shared,
      paper: `manual-${line.slug}`,
      kind: 'manual',
      name: nameOf(name, 'manual'),
      version: `${line.edition} / 3`,
      languages: line.manuals,
      ...(line.booklet ? { booklet: `manual-${line.booklet}` } : {}),
    }),
    ...inLanguages({
      ...shared,
      paper: `specification-${line.slug}`,
      kind: 'specification',
      name: nameOf(name, 'specification'),
      version: line.edition,
      languages: ['multi'],
    }),
  ]
})

type Sheet = { model: string; version: string; languages: Language[] }

const flyers: Sheet[] = [
  { model: 'u830', version: '2025-08', languages: ['en', 'zh'] },
  { model: 'c510', version: '2025-11', languages: ['en', 'zh'] },
  { model: 'r390', version: '2026-02', languages: ['en', 'zh'] },
  { model: 'r890', version: '2026-04', languages: ['en', 'zh'] },
  { model: 'r240', version: '2026-04', languages: ['en', 'zh'] },
  { model: 'v1000', version: '2025-03', languages: ['en', 'zh'] },
  { model: 'b150', version: '2026-06', languages: ['en', 'zh'] },
  { model: 'trace-4', version: '2026-06', languages: ['en', 'zh'] },
]

const launches: Sheet[] = [
  { model: 'u830', version: '2025-08', languages: ['en', 'zh'] },
  { model: 'u570', version: '2026-03', languages: ['en', 'zh'] },
  { model: 'r240', version: '2026-04', languages: ['en', 'zh'] },
  { model: 'v1000', version: '2025-03', languages: ['en', 'zh'] },
  { model: 'trace-4', version: '2026-06', languages: ['en', 'zh'] },
]

/** Flyers and launch packs of single models. */
export const modelMaterials: MaterialSeed[] = [
  ...flyers.flatMap((sheet, index) => ofModel('flyer', sheet, index + 1)),
  ...launches.flatMap((sheet, index) => ofModel('launch-pack', sheet, index + 1)),
]

function ofModel(kind: 'flyer' | 'launch-pack', { model: slug, version, languages }: Sheet, number: number) {
  const model = models.find((one) => one.slug === slug)
  if (!model) throw new Error(`The model ${slug} is not in the range.`)
  return inLanguages({
    number,
    paper: `${kind}-${slug}`,
    kind,
    name: nameOf({ en_EN: model.model }, kind),
    version,
    cover: `product-${slug}.webp`,
    models: [slug],
    category: model.category,
    languages,
  })
}
