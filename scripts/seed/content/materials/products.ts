import { models } from '../catalogue/range'
import { inLanguages } from './build'
import { everyModelOf, lines, nameOfLine } from './lines'
import { nameOf } from './names'
import type { Language, MaterialSeed } from './types'

const all: Language[] = ['en', 'zh', 'es', 'fr']

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
      document: `brochure-${line.slug}`,
      kind: 'brochure',
      name: nameOf(name, 'brochure'),
      version: line.edition,
      languages: all,
    }),
    ...inLanguages({
      ...shared,
      document: `manual-${line.slug}`,
      kind: 'manual',
      name: nameOf(name, 'manual'),
      version: `${line.edition} / 3`,
      languages: line.manuals,
      groups: line.groups,
      ...(line.booklet ? { booklet: `manual-${line.booklet}` } : {}),
    }),
    ...inLanguages({
      ...shared,
      document: `specification-${line.slug}`,
      kind: 'specification',
      name: nameOf(name, 'specification'),
      version: line.edition,
      languages: ['multi'],
    }),
  ]
})

type Sheet = Pick<MaterialSeed, 'groups' | 'version'> & { model: string }

/** In the order of their numbers; new ones go to the end. */
const flyers: Sheet[] = [
  { model: 'u830', version: '2025-08' },
  { model: 'c510', version: '2025-11' },
  { model: 'r390', version: '2026-02' },
  { model: 'r890', version: '2026-04' },
  { model: 'r240', version: '2026-04' },
  { model: 'v1000', version: '2025-03' },
  { model: 'b150', version: '2026-06' },
  { model: 'trace-4', version: '2026-06' },
  { model: 'u510', version: '2025-09' },
  { model: 'u620', version: '2026-04' },
  { model: 'r180', version: '2026-04' },
  { model: 'w20', version: '2025-12' },
]

const launches: Sheet[] = [
  { model: 'u830', version: '2025-08' },
  { model: 'u570', version: '2026-03', groups: ['full-line'] },
  { model: 'r240', version: '2026-04' },
  { model: 'v1000', version: '2025-03', groups: ['full-line'] },
  { model: 'trace-4', version: '2026-06', groups: ['full-line'] },
  { model: 'r890', version: '2026-04' },
  { model: 'b150', version: '2026-06', groups: ['full-line'] },
]

/** In addition to the specifications of the line: what a room needs before the model is delivered. */
const sitePlans: Sheet[] = [
  { model: 'u830', version: '2025-08' },
  { model: 'u570', version: '2026-03' },
  { model: 'c510', version: '2025-11' },
  { model: 'u510', version: '2025-09' },
  { model: 'r390', version: '2026-02' },
  { model: 'r890', version: '2026-04' },
  { model: 'u620', version: '2026-04' },
  { model: 'r240', version: '2026-04' },
  { model: 'v1000', version: '2026-05' },
  { model: 'b150', version: '2026-06' },
]

/** The numbers below are those of the lines. */
const firstSitePlan = 51

/** Flyers, launch packs and site preparation sheets of single models. */
export const modelMaterials: MaterialSeed[] = [
  ...flyers.flatMap((sheet, index) => ofModel('flyer', sheet, index + 1)),
  ...launches.flatMap((sheet, index) => ofModel('launch-pack', sheet, index + 1)),
  ...sitePlans.flatMap(sitePlan),
]

function ofModel(kind: 'flyer' | 'launch-pack', sheet: Sheet, number: number) {
  const name = nameOf({ en_EN: modelOf(sheet).model }, kind)
  return inLanguages({
    ...shared(sheet),
    number,
    document: `${kind}-${sheet.model}`,
    kind,
    name,
    languages: all,
  })
}

function sitePlan(sheet: Sheet, index: number) {
  const { model } = modelOf(sheet)
  return inLanguages({
    ...shared(sheet),
    number: firstSitePlan + index,
    document: `specification-site-${sheet.model}`,
    kind: 'specification',
    name: {
      en_EN: `${model}: site preparation`,
      zh_CN: `${model} 安装场地要求`,
      es_ES: `${model}: preparación del emplazamiento`,
      fr_FR: `${model} : préparation du site`,
    },
    languages: ['multi'],
  })
}

function shared({ model: slug, version, groups }: Sheet) {
  const { category } = modelOf({ model: slug })
  return { version, groups, category, models: [slug], cover: `product-${slug}.webp` }
}

function modelOf({ model: slug }: Pick<Sheet, 'model'>) {
  const model = models.find((one) => one.slug === slug)
  if (!model) throw new Error(`The model ${slug} is not in the range.`)
  return model
}
