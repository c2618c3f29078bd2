import type { SiteId } from '@/i18n/locales'
import { metaDescription } from '@/lib/meta-description'
import type { DocumentView } from '@/lib/document'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import { toDocument } from '@/features/materials/view-models/documents'
import type { MaterialItem } from '@/features/materials/queries/items'
import type { SolutionItem } from '../queries/items'

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
}

export type CatalogueView = { cover?: Picture; document: DocumentView }

/** The solution as its pages show it. */
export function toSolutionView(site: SiteId, item: SolutionItem): SolutionView {
  const { id, name, brief, content, advantage, cover, banner, functions } = item
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
  }
}

/** The catalogue of a solution; without its own cover it has the solution's. */
export function toCatalogue(site: SiteId, material: MaterialItem, solution: SolutionView): CatalogueView {
  return {
    cover: material.cover ? toPicture(material.cover) : solution.cover,
    document: toDocument(site, material),
  }
}
