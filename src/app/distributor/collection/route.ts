import type { NextRequest } from 'next/server'
import { findMaterials, type MaterialItem } from '@/features/materials/queries'
import { toDocument } from '@/features/materials/view-models/documents'
import type { SiteId } from '@/i18n/locales'
import { translator, type Translate } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { contentDisposition } from '@/lib/content-disposition'
import { fileNames } from '@/lib/file-names'
import { logDownload } from '@/server/download-log'
import { distributorOf, mayAccess, type Distributor } from '@/server/distributors/session'
import { handleErrors } from '@/server/http-responses'
import { findStoredFile } from '@/server/stored-file'
import { zipOf, type ZipEntry } from '@/server/zip'
import { refuseMissing } from '../../file/responses'
import { siteOfDownload } from '../../file/site-of-download'

const maxFiles = 100
const maxBytes = 2 * 2 ** 30

/** The files in the download basket of a signed-in distributor, as one ZIP archive. */
export const GET = (request: NextRequest) => handleErrors(() => respond('GET', request))
export const HEAD = (request: NextRequest) => handleErrors(() => respond('HEAD', request))

async function respond(method: 'GET' | 'HEAD', request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  const t = translator(site, 'files')
  const distributor = await distributorOf(request.headers)
  if (!distributor) refuse('unauthenticated', t('signedOut'))
  const ids = idsIn(request.nextUrl.searchParams.get('materials') ?? '')
  if (ids.length === 0) refuse('invalid', t('noneSelected'))
  if (ids.length > maxFiles) refuse('tooLarge', t('tooMany', { count: maxFiles }))
  const materials = await findMaterials(site, ids)
  if (materials.length < ids.length) refuse('notFound', t('notInLibrary'))
  const entries = await openEntries({ site, materials, distributor, t })

  const zip = zipOf(entries, (file) => {
    if (file.restricted) logDownload({ file, distributor, site, way: 'collection' })
  })
  const headers = headersOf(zip.length, t)
  return new Response(method === 'HEAD' ? null : zip.open(), { headers })
}

type Basket = {
  site: SiteId
  materials: MaterialItem[]
  distributor: Distributor
  t: Translate<'files'>
}

/** Checks access to every file before the first byte is sent: the archive is complete or refused. */
async function openEntries({ site, materials, distributor, t }: Basket): Promise<ZipEntry[]> {
  const names = fileNames(materials.map((material) => toDocument(site, material).fileName))
  const entries: ZipEntry[] = []
  for (const [index, { url, updateTime }] of materials.entries()) {
    const file = await findStoredFile(url.split('/').slice(2))
    if (!file || 'movedTo' in file) refuse('notFound', t('notInLibrary'))
    if (!mayAccess(distributor, file)) refuse('forbidden', t('otherGroup'))
    const head = await file.respond({ method: 'HEAD', headers: new Headers() })
    if (head.status !== 200) refuseMissing(head, t)
    entries.push({ file, name: names[index] ?? file.name, lastModified: new Date(updateTime) })
  }
  const bytes = entries.reduce((sum, { file }) => sum + file.size, 0)
  if (bytes > maxBytes) refuse('tooLarge', t('tooLarge'))
  return entries
}

function headersOf(length: bigint, t: Translate<'files'>): HeadersInit {
  const day = new Date().toISOString().slice(0, 10)
  return {
    'content-type': 'application/zip',
    'content-length': String(length),
    'x-isotherm-length': String(length),
    'content-disposition': contentDisposition('attachment', `${t('collection', { day })}.zip`),
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
  }
}

function idsIn(list: string): string[] {
  return [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => /^[\w-]{1,40}$/.test(id))
}
