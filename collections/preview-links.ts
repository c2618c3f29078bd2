import { internalCollection } from '@/cms/internal-collection'

/** Links to drafts for people without an account; their ids are the hashes of the tokens. */
export const previewLinks = internalCollection({
  slug: 'preview-links',
  fields: [
    /** The slug of a collection, or of a global, which has no `document`. */
    { name: 'entity', type: 'text', required: true, index: true },
    { name: 'document', type: 'text', index: true },
    { name: 'sites', type: 'json', required: true },
    { name: 'recipient', type: 'text' },
    /** The account that created it; without this account the link is no longer valid. */
    { name: 'maker', type: 'text', required: true },
    { name: 'createdAt', type: 'date', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'openedAt', type: 'date' },
    { name: 'openings', type: 'number', required: true, defaultValue: 0 },
  ],
})
