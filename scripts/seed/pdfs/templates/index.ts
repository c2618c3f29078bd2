import { type Line, lines } from '../../content/materials/lines'
import type { Language, MaterialSeed } from '../../content/materials/types'
import { text } from '../product-data'
import { editionOf } from '../labels'
import type { PdfDocument } from '../document'
import { brochure } from './brochure'
import { certificate } from './certificate'
import { flyer } from './flyer'
import { generalCatalogue } from './general-catalogue'
import { launchPack } from './launch-pack'
import { manual } from './manual'
import { newsletter } from './newsletter'
import { serviceBrochure } from './service-brochure'
import { sitePlan } from './site-plan'
import { solutionCatalogue } from './solution-catalogue'
import { specification } from './specification'

/** The PDF document of a material of the library. */
export async function pdfOf(material: MaterialSeed): Promise<PdfDocument> {
  const language = material.language === 'multi' ? 'en' : material.language
  return {
    file: material.file,
    language,
    title: text(material.name, language),
    edition: editionOf(material.version, language),
    date: material.updateTime.slice(0, 10),
    body: await bodyOf(material, language),
  }
}

type Body = (material: MaterialSeed, language: Language) => Promise<string>

const bodies: Partial<Record<MaterialSeed['kind'], Body>> = {
  brochure: (material, language) => brochure(lineOf(material), language),
  manual: (material, language) => manual(lineOf(material), language, material),
  specification: (material) =>
    isSitePlan(material) ? sitePlan(material.models[0] ?? '', material) : specification(lineOf(material)),
  certificate: (material) => certificate(material),
  flyer: (material, language) => flyer(subjectOf(material), language),
  'launch-pack': (material, language) => launchPack(subjectOf(material), language, material.version),
  newsletter: ({ name, version }, language) => newsletter(text(name, language), language, version),
  catalogue: ({ name, version }, language) => generalCatalogue(text(name, language), language, version),
  'solution-catalogue': (material, language) =>
    solutionCatalogue(subjectOf(material), language, material.version),
  'service-brochure': (material, language) =>
    serviceBrochure(subjectOf(material), language, material.version),
}

function bodyOf(material: MaterialSeed, language: Language): Promise<string> {
  const body = bodies[material.kind]
  if (!body) throw new Error(`There is no PDF template for ${material.slug}.`)
  return body(material, language)
}

function isSitePlan({ document }: MaterialSeed): boolean {
  return document.startsWith('specification-site-')
}

/** 'u830' of 'flyer-u830'. */
function subjectOf({ document, kind }: MaterialSeed): string {
  return document.slice(kind.length + 1)
}

function lineOf(material: MaterialSeed): Line {
  const line = lines.find(({ slug }) => slug === subjectOf(material))
  if (!line) throw new Error(`${material.document} belongs to no product line.`)
  return line
}
