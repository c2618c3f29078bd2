import type { UIField } from 'payload'

/** Shows a preview of the file in an upload field. */
export function filePreview(field: string): UIField {
  return {
    name: `${field}Preview`,
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: { path: '/src/cms/admin/file-preview/file-preview#FilePreview', clientProps: { field } },
      },
    },
  }
}

/** The same on the page of a file. */
export const ownFilePreview: UIField = {
  name: 'preview',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/cms/admin/file-preview/file-preview#OwnFilePreview' },
  },
}
