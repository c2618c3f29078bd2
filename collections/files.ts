import { contentCollection } from '@/cms/content-collection'
import { fileAddress } from '@/cms/fields/file-address-field'
import { ownFilePreview } from '@/cms/fields/file-preview-field'
import { contentHashField, sameContentNotice } from '@/cms/fields/content-hash-field'
import { folderField } from '@/cms/fields/folder-field'
import { uploadColumns } from '@/cms/fields/upload-columns'
import { usesEndpoint, whereUsedField } from '@/cms/fields/where-used-field'
import { deleteFileText, updateFileText } from '@/cms/file-texts/hooks'
import { asciiKey } from '@/cms/hooks/ascii-key'
import { filterUnused } from '@/cms/library/unused-filter'
import { recordFormerKey } from '@/cms/hooks/record-former-key'
import { refuseOtherType } from '@/cms/hooks/refuse-other-type'
import { refuseWhileUsed } from '@/cms/hooks/refuse-while-used'
import { searchUses } from '@/cms/library/search-uses'
import { materialUpload } from '@/cms/materials/upload-endpoint'
import { libraryTypes } from '@/lib/library-types'
import { translated } from '@/cms/texts'

/** Documents and videos; the bytes of restricted ones go to signed-in distributors only (S2 6). */
export const files = contentCollection({
  slug: 'files',
  labels: { singular: translated('content:file'), plural: translated('content:files') },
  admin: {
    group: translated('groups:files'),
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'restricted', 'mimeType', 'filesize', 'updatedAt'],
    components: { beforeListTable: ['/src/cms/materials/admin/list-filters#FileListFilters'] },
  },
  versions: false,
  upload: {
    mimeTypes: [...libraryTypes],
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  endpoints: [materialUpload, usesEndpoint('files')],
  hooks: {
    beforeOperation: [asciiKey, filterUnused, searchUses],
    beforeValidate: [refuseOtherType],
    beforeChange: [recordFormerKey],
    beforeDelete: [refuseWhileUsed],
    afterChange: [updateFileText],
    afterDelete: [deleteFileText],
  },
  fields: [
    sameContentNotice,
    fileAddress,
    ownFilePreview,
    { name: 'originalName', type: 'text', admin: { readOnly: true } },
    {
      name: 'restricted',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: translated('content:forDistributors') },
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
        description: translated('content:forGroups'),
      },
    },
    // The keys of replaced files: their addresses permanently redirect to this file.
    { name: 'formerKeys', type: 'text', hasMany: true, index: true, admin: { hidden: true } },
    folderField,
    contentHashField,
    whereUsedField,
    ...uploadColumns,
  ],
})
