import { internalCollection } from '@/cms/internal-collection'

/** The text of unrestricted PDFs, by the id of the file; `key` is the storage key of the bytes it was extracted from. */
export const fileTexts = internalCollection({
  slug: 'file-texts',
  fields: [
    { name: 'key', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'fault', type: 'text' },
  ],
})
