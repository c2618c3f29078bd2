import { formatTag } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { DocumentView } from '@/lib/document'
import { isVideoKind, type MaterialKind } from '@/lib/material-kinds'
import type { Picture } from '@/lib/picture'
import { href } from '@/addresses/href'
import type { MaterialItem } from '../../../materials/queries/items'
import { toDocument } from '../../../materials/view-models/documents'

export type VideoView = { id: string; name: string; href: string; cover?: Picture }

export type Resources = {
  videos: VideoView[]
  brochures: DocumentView[]
  specifications: DocumentView[]
  manuals: DocumentView[]
}

const brochures: MaterialKind[] = ['brochure', 'flyer']
const specifications: MaterialKind[] = ['specification', 'certificate']
const manuals: MaterialKind[] = ['manual', 'service-brochure', 'launch-pack']

/** Only these materials have their own page; on the page of a restricted one distributors sign in. */
export function isProductVideo({ kind }: Pick<MaterialItem, 'kind'>): boolean {
  return isVideoKind(kind)
}

/** The materials of a product as its Resources tab groups them (S2 2.3). */
export function toResources(site: SiteId, materials: MaterialItem[]): Resources {
  const documents = (kinds: MaterialKind[]) =>
    materials.filter(({ kind }) => kinds.includes(kind)).map((material) => toDocument(site, material))
  return {
    videos: materials.filter(({ kind }) => isVideoKind(kind)).map((video) => toVideo(site, video)),
    brochures: documents(brochures),
    specifications: documents(specifications),
    manuals: documents(manuals),
  }
}

/** The public specification PDF, preferably in the site's language. */
export function specificationOf(site: SiteId, materials: MaterialItem[]): DocumentView | undefined {
  const language = formatTag(site).slice(0, 2)
  const open = materials.filter(
    ({ kind, restricted, mimeType }) => kind === 'specification' && !restricted && mimeType === pdf,
  )
  const chosen = open.find((material) => material.language === language) ?? open[0]
  return chosen && toDocument(site, chosen)
}

const pdf = 'application/pdf'

function toVideo(site: SiteId, { id, name, cover }: MaterialItem): VideoView {
  return { id, name, href: href(site, 'productVideo', { id }), cover: cover ? toPicture(cover) : undefined }
}
