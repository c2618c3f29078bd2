import type { NextRequest } from 'next/server'
import { findRestrictedMaterials } from '@/features/materials/queries'
import { toLibraryFiles, type LibraryFile } from '@/features/materials/views/library-files'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import { distributorOf, mayHave } from '@/server/distributors/visitor'
import { respond } from '@/server/http'
import { siteOfDownload } from '../../file/site-of-download'

export type Library = {
  files: LibraryFile[]
  /** Their visit before this one. */
  since: string | null
}

/** Every restricted file of the site that the signed-in distributor may have, newest first. */
export const GET = (request: NextRequest) => respond(() => answer(request))

async function answer(request: NextRequest): Promise<Response> {
  const site = siteOfDownload(request)
  const distributor = await distributorOf(request.headers)
  if (!distributor) refuse('unauthenticated', translator(site, 'files')('signedOut'))
  const materials = (await findRestrictedMaterials(site)).filter(({ restricted, fileGroups }) =>
    mayHave(distributor, { restricted, groups: fileGroups }),
  )
  const since = distributor.previousVisit
  const library: Library = { files: toLibraryFiles(site, materials, since), since }
  return Response.json(library, { headers: { 'cache-control': 'private, no-store' } })
}
