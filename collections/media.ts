import { contentCollection } from '@/cms/content-collection'
import { contentHashField, sameContentNotice } from '@/cms/fields/content-hash-field'
import { focalPointColumns, focalPointField } from '@/cms/fields/focal-point-field'
import { folderField } from '@/cms/fields/folder-field'
import { uploadColumns } from '@/cms/fields/upload-columns'
import { usesEndpoint, whereUsedField } from '@/cms/fields/where-used-field'
import { asciiKey } from '@/cms/hooks/ascii-key'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import {
  cropPicture,
  refuseNoPicture,
  rememberFocalPoint,
  restoreFocalPoint,
  storeTurnedSize,
} from '@/cms/library/picture-hooks'
import { pictureTypes } from '@/cms/library/picture-types'
import { searchUses } from '@/cms/library/search-uses'
import { filterUnused } from '@/cms/library/unused-filter'
import { pictureSizes } from '@/lib/picture-sizes'
import { keysOf } from '@/lib/typed-keys'
import { translated } from '@/cms/texts'

/** Pictures: public, with derivatives made once at upload (architecture, decision 8). */
export const media = contentCollection({
  slug: 'media',
  labels: { singular: translated('content:picture'), plural: translated('content:pictures') },
  admin: {
    group: translated('groups:files'),
    useAsTitle: 'originalName',
    listSearchableFields: ['originalName', 'alt', 'filename', 'id'],
    pagination: { defaultLimit: 48, limits: [24, 48, 96] },
    components: { views: { list: { Component: '/src/cms/library/admin/media-list#MediaList' } } },
    defaultColumns: ['filename', 'originalName', 'alt', 'width', 'height', 'filesize'],
  },
  versions: false,
  upload: {
    mimeTypes: keysOf(pictureTypes),
    pasteURL: false,
    // The form has a field of its own for the point, with previews and for the keyboard.
    focalPoint: false,
    crop: true,
    // The list has an upload of several pictures of its own (decision 121).
    bulkUpload: false,
    adminThumbnail: 'w480',
    imageSizes: pictureSizes,
  },
  endpoints: [usesEndpoint('media')],
  hooks: {
    beforeOperation: [refuseNoPicture, cropPicture, rememberFocalPoint, asciiKey, filterUnused, searchUses],
    beforeValidate: [restoreFocalPoint, storeTurnedSize],
    beforeDelete: [refuseWhileUsed],
  },
  fields: [
    sameContentNotice,
    focalPointField,
    {
      name: 'alt',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: translated('content:altHelp') },
    },
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    folderField,
    contentHashField,
    whereUsedField,
    ...uploadColumns,
    ...focalPointColumns,
  ],
})
