import { solutionSeeds } from '../solutions'
import type { Localised } from '../types'
import { inLanguages } from './build'
import { nameOf } from './names'
import { newsletterMaterials } from './newsletters'
import type { Language, MaterialSeed } from './types'

const all: Language[] = ['en', 'zh', 'es', 'fr']

const generalCatalogue = inLanguages({
  number: 1,
  document: 'general-catalogue',
  kind: 'catalogue',
  name: {
    en_EN: 'General catalogue 2026',
    zh_CN: '2026 综合产品手册',
    es_ES: 'Catálogo general 2026',
    fr_FR: 'Catalogue général 2026',
  },
  version: '2026-10',
  cover: 'banner-biobank.webp',
  models: [],
  languages: all,
})

/** Solutions with a catalogue, in the order of their numbers; new ones go to the end. */
const described = [
  'sample-network',
  'vaccine-network',
  'blood-network',
  'pharma-supply-chain',
  'biosafety',
  'laboratory-network',
  'hospital-pharmacy',
  'clinical-trials',
]

const solutionCatalogues = described.flatMap((slug, index) => {
  const solution = solutionSeeds.find((one) => one.slug === slug)
  if (!solution) throw new Error(`The solution ${slug} does not exist.`)
  return inLanguages({
    number: index + 1,
    document: `solution-catalogue-${slug}`,
    kind: 'solution-catalogue',
    name: nameOf(solution.name, 'solution-catalogue'),
    version: '2026-09',
    cover: solution.cover,
    models: [],
    languages: all,
  })
})

type Plan = { slug: string; name: Localised }

const plans: Plan[] = [
  {
    slug: 'essential',
    name: {
      en_EN: 'Service brochure: Essential contract',
      zh_CN: '服务手册：基础合同',
      es_ES: 'Folleto de servicio: contrato Essential',
      fr_FR: 'Brochure de service : contrat Essential',
    },
  },
  {
    slug: 'advanced',
    name: {
      en_EN: 'Service brochure: Advanced contract',
      zh_CN: '服务手册：进阶合同',
      es_ES: 'Folleto de servicio: contrato Advanced',
      fr_FR: 'Brochure de service : contrat Advanced',
    },
  },
  {
    slug: 'complete',
    name: {
      en_EN: 'Service brochure: Complete contract',
      zh_CN: '服务手册：全面合同',
      es_ES: 'Folleto de servicio: contrato Complete',
      fr_FR: 'Brochure de service : contrat Complete',
    },
  },
  {
    slug: 'monitoring-basic',
    name: {
      en_EN: 'Service brochure: Monitoring Basic',
      zh_CN: '服务手册：监测基础版',
      es_ES: 'Folleto de servicio: Monitoring Basic',
      fr_FR: 'Brochure de service : Monitoring Basic',
    },
  },
  {
    slug: 'monitoring-plus',
    name: {
      en_EN: 'Service brochure: Monitoring Plus',
      zh_CN: '服务手册：监测增强版',
      es_ES: 'Folleto de servicio: Monitoring Plus',
      fr_FR: 'Brochure de service : Monitoring Plus',
    },
  },
]

/** Documents that belong to no single product. */
export const companyMaterials: MaterialSeed[] = [
  ...generalCatalogue,
  ...newsletterMaterials,
  ...solutionCatalogues,
  ...plans.flatMap(({ slug, name }, index) =>
    inLanguages({
      number: index + 1,
      document: `service-brochure-${slug}`,
      kind: 'service-brochure',
      name,
      version: '2026-07',
      cover: 'news-service-training.webp',
      models: [],
      languages: ['en', 'es', 'fr'],
    }),
  ),
]
