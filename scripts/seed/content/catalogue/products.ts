import { everywhere } from '../sites'
import type { Localised } from '../types'
import { approvalsOf } from './approvals'
import { featured } from './featured'
import { parametersOf } from './parameters'
import { allSeries } from './products/all-series'
import { briefs } from './products/briefs'
import type { SeriesSeed, Words } from './products/series'
import { FormattedModel, writtenSites, type WrittenSite } from './products/formatted-model'
import { models } from './range'
import type { ApprovalSeed, Model, ProductSeed, TraitSeed } from './types'
import { typesetAll } from './typeset'

type ProductWords = Words & { brief: string }

/** Products whose ids the specification fixes (S1 9). */
const fixedIds: Record<string, string> = {
  u830: '1211952306528985089',
  r240: '1234666253837754370',
  r890: '1234399582107557889',
  r390: '1234363851834220546',
  b150: '1234377663572434945',
}

const seriesOf = new Map(allSeries.map((series) => [series.series, series]))
const availableSlugs = new Set(models.filter(({ discontinued }) => !discontinued).map(({ slug }) => slug))

export const productSeeds: ProductSeed[] = models.map((model, index) => {
  const series = seriesOf.get(model.series)
  if (!series) throw new Error(`The series ${model.series} has no texts.`)
  const words = wordsOf(model, series)
  const localise = (pick: (words: ProductWords) => string, options?: { names: boolean }) =>
    typesetAll(
      perLanguage((site) => pick(words[site])),
      options,
    )
  const approvals = approvalsOf(model, series.approvals, index)
  const name = localise((of) => of.name, { names: true })
  return {
    id: fixedIds[model.slug] ?? `121500000000004${String(index + 1).padStart(4, '0')}`,
    slug: model.slug,
    model: model.model,
    series: model.series,
    category: model.category,
    name,
    listName: localise((of) => of.listName ?? of.name, { names: true }),
    brief: localise((of) => of.brief),
    overview: localise((of) => of.overview),
    status: model.discontinued ? 'discontinued' : 'active',
    ...(model.replacedBy ? { replacedBy: slugOfModel(model.replacedBy) } : {}),
    markets: series.markets,
    cover: `product-${model.slug}.webp`,
    coverAlt: name,
    pictures: closeUpsOf(series.series, words),
    certificates: certificatePictures(approvals),
    traits: traitsOf(words, series),
    parameters: parametersOf(model),
    approvals,
    solutions: series.solutions,
    recommendations: recommendationsOf(model, series),
    featured: featured.includes(model.slug),
    order: models.filter(({ category }) => category === model.category).indexOf(model) + 1,
    sites: everywhere,
    updateTime: series.updateTime,
  }
})

/** A close-up for each feature. */
function closeUpsOf(series: string, words: Record<WrittenSite, Words>): string[] {
  return words.en_EN.traits.map((_, index) => `detail-${series}-${index + 1}.webp`)
}

/** All certificates of a kind share one picture; the kind 'other' has none. */
function certificatePictures(approvals: ApprovalSeed[]): string[] {
  const kinds = approvals.map(({ kind }) => kind).filter((kind) => kind !== 'other')
  return [...new Set(kinds)].map((kind) => `certificate-${kind.toLowerCase().replaceAll(' ', '-')}.webp`)
}

function wordsOf(model: Model, series: SeriesSeed): Record<WrittenSite, ProductWords> {
  const of = (site: WrittenSite) => {
    const formatted = new FormattedModel(model, site)
    const words = series.words[site](formatted)
    return {
      ...words,
      brief: successorLine(model, site) ?? briefOf(formatted),
      overview: words.overview + discontinuedNote(model, site),
    }
  }
  return { zh_CN: of('zh_CN'), en_EN: of('en_EN'), es_ES: of('es_ES'), fr_FR: of('fr_FR') }
}

function briefOf(model: FormattedModel): string {
  const brief = briefs[model.raw.slug]
  if (!brief) throw new Error(`The ${model.model} has no sentence for lists.`)
  return brief(model)[model.site]
}

/** What a card says of a discontinued model, which its tag names as such. */
function successorLine({ replacedBy }: Model, site: WrittenSite): string | undefined {
  if (!replacedBy) return undefined
  const lines: Record<WrittenSite, string> = {
    zh_CN: `已由 ${replacedBy} 替代，停产后十年内继续供应备件和维修。`,
    en_EN: `Replaced by the ${replacedBy}; parts and service for ten years after production ended.`,
    es_ES: `Sustituido por ${replacedBy}; repuestos y servicio diez años tras el fin de su fabricación.`,
    fr_FR: `Remplacé par ${replacedBy} ; pièces et service dix ans après l’arrêt de la fabrication.`,
  }
  return lines[site]
}

/** A note in the overview of a discontinued model. */
function discontinuedNote({ model, replacedBy }: Model, site: WrittenSite): string {
  if (!replacedBy) return ''
  const words: Record<WrittenSite, string> = {
    zh_CN: `${model} 已停产，由 ${replacedBy} 接替。备件与维修服务自停产之日起继续提供十年。`,
    en_EN: `The ${model} is no longer made; the ${replacedBy} replaces it. Parts and service continue for ten years from the end of production.`,
    es_ES: `El modelo ${model} ya no se fabrica; lo sustituye ${replacedBy}. Los repuestos y el servicio continúan diez años desde el fin de la producción.`,
    fr_FR: `Le modèle ${model} n’est plus fabriqué ; ${replacedBy} lui succède. Pièces et service sont assurés dix ans à compter de la fin de production.`,
  }
  return `\n\n${words[site]}`
}

function traitsOf(words: Record<WrittenSite, Words>, series: SeriesSeed): TraitSeed[] {
  return closeUpsOf(series.series, words).map((image, index) => {
    const trait = (site: WrittenSite) => {
      const [heading, ...lines] = words[site].traits[index] ?? ['']
      return { heading, lines: lines.join('\n') }
    }
    return {
      image,
      firstTrait: typesetAll(perLanguage((site) => trait(site).heading)),
      secondTraits: typesetAll(perLanguage((site) => trait(site).lines)),
    }
  })
}

/** The two models of the series nearest in size, then the related products; four at most. */
function recommendationsOf(model: Model, { relatedProducts }: SeriesSeed): string[] {
  const siblings = models.filter(({ series, slug }) => series === model.series && slug !== model.slug)
  const distance = (other: Model) => Math.abs(sizeOf(other) - sizeOf(model))
  const near = siblings
    .filter(({ slug }) => availableSlugs.has(slug))
    .sort((a, b) => distance(a) - distance(b))
  const successor = model.replacedBy ? [slugOfModel(model.replacedBy)] : []
  const all = [...successor, ...near.slice(0, 2).map(({ slug }) => slug), ...relatedProducts]
  return [...new Set(all)].filter((slug) => slug !== model.slug).slice(0, 4)
}

function sizeOf({ netLitres, width }: Model): number {
  return netLitres ?? width
}

function slugOfModel(name: string): string {
  const model = models.find((candidate) => candidate.model === name)
  if (!model) throw new Error(`There is no model ${name}.`)
  return model.slug
}

function perLanguage(text: (site: WrittenSite) => string): Localised {
  return Object.fromEntries(writtenSites.map((site) => [site, text(site)]))
}
