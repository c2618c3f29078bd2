import { Gutter } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { isSiteId, type SiteId } from '@/i18n/locales'
import { siteLabels } from '../../../site-labels'
import { adminText } from '../../../texts'
import { changedFields } from '../../changed-fields'
import { findStoredState } from '../../stored-state'
import { findStoredVersions } from '../../stored-versions'
import { addressOfVersion, findViewedDocument, type ViewedDocument } from '../../viewed-document'
import { CompareBoard } from './compare-board'
import type { Choice } from './state-choice'

/** The page of two stored states of a document on the site that is being edited. */
export async function CompareView({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult
  const document = await findViewedDocument(initPageResult)
  const site = req.locale
  if (!document || !isSiteId(site)) return null
  const choices = await choicesOf(req, document)
  const first = document.published ? 'published' : (choices.at(-1)?.value ?? 'draft')
  const before = chosen(searchParams?.before, choices) ?? first
  const after = chosen(searchParams?.after, choices) ?? 'draft'
  const { slug, id, addresses } = document
  const address = addresses.get(site)
  return (
    <Gutter>
      <CompareBoard
        document={{ slug, id }}
        site={{ id: site, label: siteLabels[site] }}
        choices={choices}
        before={before}
        after={after}
        addresses={
          address
            ? { before: addressOfVersion(address, id, before), after: addressOfVersion(address, id, after) }
            : null
        }
        changes={await changesBetween(req, { document, before, after, site })}
      />
    </Gutter>
  )
}

async function choicesOf(req: PayloadRequest, document: ViewedDocument): Promise<Choice[]> {
  const t = adminText(req)
  const versions = await findStoredVersions(req, document)
  const pattern = req.payload.config.admin.dateFormat
  return [
    ...(document.published ? [{ value: 'published', label: t('previews:publishedPage') }] : []),
    { value: 'draft', label: t('previews:latestDraft') },
    ...versions.map(({ id, updatedAt, isPublished, author }) => ({
      value: id,
      label: [
        formatDate({ date: updatedAt, i18n: req.i18n, pattern }),
        t(isPublished ? 'previews:published' : 'previews:draft'),
        author,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  ]
}

function chosen(value: string | string[] | undefined, choices: Choice[]): string | undefined {
  return choices.find((choice) => choice.value === value)?.value
}

type Compared = { document: ViewedDocument; before: string; after: string; site: SiteId }

async function changesBetween(req: PayloadRequest, { document, before, after, site }: Compared) {
  const { slug, id, config } = document
  const reader = { payload: req.payload, user: req.user }
  const [one, other] = [
    await findStoredState(reader, { slug, id, version: before }),
    await findStoredState(reader, { slug, id, version: after }),
  ]
  if (!one || !other) return []
  return changedFields({ fields: config.flattenedFields, before: one, after: other, site })
}
