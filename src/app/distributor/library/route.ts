import type { NextRequest } from 'next/server'
import { findRestrictedMaterials } from '@/features/materials/queries'
import { toLibraryFiles, type LibraryFile } from '@/features/materials/view-models/library-files'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { distributorOf, mayAccess } from '@/server/distributors/session'
import { handleErrors } from '@/server/http-responses'
import { siteOfDownload } from '../../file/site-of-download'

export type Library = {
  files: LibraryFile[]
  /** Time of the previous visit. */
  since: string | null
}

/** The restricted files of the site that the signed-in distributor may access, newest first. */
export const GET = (request: NextRequest) => handleErrors(() => respond(request))

async function respond(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  const distributor = await distributorOf(request.headers)
  if (!distributor) refuse('unauthenticated', translator(site, 'files')('signedOut'))
  const materials = (await findRestrictedMaterials(site)).filter(({ restricted, fileGroups }) =>
    mayAccess(distributor, { restricted, groups: fileGroups }),
  )
  const since = distributor.previousVisit
  const library: Library = { files: toLibraryFiles(site, materials, since), since }
  return Response.json(library, { headers: { 'cache-control': 'private, no-store' } })
}
