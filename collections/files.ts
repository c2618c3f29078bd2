import { contentCollection } from '@/cms/content-collection'
import { ownFilePreview } from '@/cms/fields/file-preview-field'
import { asciiKey } from '@/cms/hooks/ascii-key'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'

/** Documents and videos; the bytes of restricted ones go to signed-in distributors only (S2 6). */
export const files = contentCollection({
  slug: 'files',
  labels: { singular: 'File', plural: 'Files' },
  admin: {
    group: 'Files',
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'restricted', 'filesize'],
  },
  versions: false,
  upload: {
    mimeTypes: [
      'application/pdf',
      'application/zip',
      'video/mp4',
      'text/vtt',
      'image/jpeg',
      'image/png',
      'image/webp',
    ],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: { beforeOperation: [asciiKey], beforeDelete: [refuseWhileUsed] },
  fields: [
    ownFilePreview,
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    {
      name: 'restricted',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Only for designated distributors.' },
    },
    {
      name: 'groups',
      type: 'relationship',
      relationTo: 'distributor-groups',
      hasMany: true,
      index: true,
      admin: {
        position: 'sidebar',
        condition: ({ restricted }) => restricted === true,
        description: 'Only members of these; empty: every designated distributor.',
      },
    },
    // Keys that replaced files had: their addresses lead here for good.
    { name: 'formerKeys', type: 'text', hasMany: true, index: true, admin: { hidden: true } },
  ],
})
