import { unseenCollection } from '@/cms/unseen-collection'

/** The text inside open PDFs, by the id of the file; `key` tells which bytes it was read from. */
export const fileTexts = unseenCollection({
  slug: 'file-texts',
  fields: [
    { name: 'key', type: 'text', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'fault', type: 'text' },
  ],
})
