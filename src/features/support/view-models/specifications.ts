import { toDocument } from '@/features/materials/view-models/documents'
import type { SiteId } from '@/i18n/locales'
import type { DocumentView } from '@/lib/document'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { MaterialGroup } from '../queries/items'
import { trainingHref } from './training'

/** An item of the specifications: its only document, or a link to the list of its documents (S2 2.15). */
export type Specification = { id: string; name: string; cover?: Picture } & (
  | { document: DocumentView }
  | { href: string; count: number }
)

export function toSpecification(site: SiteId, { id, name, cover, files }: MaterialGroup): Specification {
  const item = { id, name, cover: cover ? toPicture(cover) : undefined }
  const [only, ...more] = files
  if (only && more.length === 0) return { ...item, document: toDocument(site, only) }
  return { ...item, href: trainingHref(site, 's', { id }), count: files.length }
}
