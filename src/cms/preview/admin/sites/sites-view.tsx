import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { siteLabels } from '../../../site-labels'
import { pageStates } from '../../page-states'
import { addressOfVersion, findViewedDocument } from '../../viewed-document'
import { SitesBoard } from './sites-board'

/** The page of a document on all sites, as it would be once its draft is published. */
export async function SitesView({ initPageResult }: DocumentViewServerProps) {
  const document = await findViewedDocument(initPageResult)
  if (!document) return null
  const { slug, id, config, addresses } = document
  const states = pageStates({
    ...document,
    fields: config.flattenedFields,
    hasPage: (site) => addresses.has(site),
  })
  const pages = states.map((state) => {
    const address = state.status === 'absent' ? undefined : addresses.get(state.site)
    return {
      ...state,
      label: siteLabels[state.site],
      address: address ? addressOfVersion(address, id, 'draft') : null,
    }
  })
  return (
    <Gutter>
      <SitesBoard document={{ slug, id }} pages={pages} />
    </Gutter>
  )
}
