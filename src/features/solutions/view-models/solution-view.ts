import type { SiteId } from '@/i18n/locales'
import { metaDescription } from '@/lib/meta-description'
import type { DocumentView } from '@/lib/document'
import { withMarkOf, withoutMarks } from '@/lib/content-marks'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { toDocument } from '@/features/materials/view-models/documents'
import type { MaterialItem } from '@/features/materials/queries/items'
import type { SolutionItem, StepItem } from '../queries/items'

export type SolutionView = {
  id: string
  name: string
  brief: string
  /** Plain text for search engines. */
  description: string
  /** Sanitised HTML; may be empty. */
  content: string
  advantage: string
  cover?: Picture
  /** The wide picture of the page's head. */
  banner?: Picture
  functions?: Picture
  /** Shown instead of the picture of the functions. */
  steps: StepView[]
}

export type StepView = {
  id: string
  title: string
  temperature?: { value: string; unit?: string }
  note: string
  picture?: Picture
}

export type CatalogueView = { cover?: Picture; document: DocumentView }

/** The solution as its pages show it. */
export function toSolutionView(site: SiteId, item: SolutionItem): SolutionView {
  const { id, name, brief, content, advantage, cover, banner, functions, steps } = item
  const wide = banner ?? cover
  return {
    id,
    name,
    brief,
    description: brief || metaDescription(site, content),
    content,
    advantage,
    cover: cover ? toPicture(cover) : undefined,
    banner: wide ? toPicture(wide) : undefined,
    functions: functions ? toPicture(functions) : undefined,
    steps: steps.map(toStep),
  }
}

function toStep({ title, temperature, note, picture }: StepItem, index: number): StepView {
  return {
    id: String(index),
    title,
    temperature: temperature ? toTemperature(temperature) : undefined,
    note,
    picture: picture ? toPicture(picture) : undefined,
  }
}

/** The value and the unit of '−80 °C' or '2–8 °C'; other texts are shown as they are. */
function toTemperature(text: string): StepView['temperature'] {
  const [, value, unit] = /^(.*\d)\s*(°[CF])\s*$/.exec(withoutMarks(text)) ?? []
  return value && unit ? { value: withMarkOf(text, value), unit } : { value: text }
}

/** The catalogue of a solution; without its own cover it has the solution's. */
export function toCatalogue(site: SiteId, material: MaterialItem, solution: SolutionView): CatalogueView {
  return {
    cover: material.cover ? toPicture(material.cover) : solution.cover,
    document: toDocument(site, material),
  }
}
