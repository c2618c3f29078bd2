import type { UIField } from 'payload'

/** Shows what the file of an upload field holds. */
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
