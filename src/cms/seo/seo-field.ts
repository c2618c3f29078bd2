import type { CollapsibleField, Field, GroupField, UIField } from 'payload'
import { isVideoKind } from '@/lib/material-kinds'
import type { PageCollection } from '@/lib/page-collections'
import { type Label, translated } from '../texts'

// Lists would name the group by its internal name.
const notInLists = { disableListColumn: true, disableListFilter: true } as const
const ofOneDocument = { ...notInLists, disableBulkEdit: true } as const

/** What search engines and shared links show of the page of a document, for each site; empty fields have defaults. */
const group: GroupField = {
  name: 'seo',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: translated('seo:title'),
      admin: { description: translated('seo:titleHelp'), ...ofOneDocument },
    },
    lengthOf('title'),
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      label: translated('seo:description'),
      admin: { description: translated('seo:descriptionHelp'), ...ofOneDocument },
    },
    lengthOf('description'),
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      label: translated('seo:picture'),
      admin: { description: translated('seo:pictureHelp'), ...ofOneDocument },
    },
    {
      name: 'noIndex',
      type: 'checkbox',
      localized: true,
      label: translated('seo:noIndex'),
      admin: { description: translated('seo:noIndexHelp'), ...notInLists },
    },
  ],
}

/** Counts the characters of the field above. */
function lengthOf(field: 'title' | 'description'): UIField {
  const Field = { path: '/src/cms/seo/admin/text-length#TextLength', clientProps: { of: field } }
  return { name: `${field}Length`, type: 'ui', admin: { disableListColumn: true, components: { Field } } }
}

/** Adds the group to the fields of a collection: as the last tab, or closed below the other fields. */
export function withSeo(slug: PageCollection, fields: Field[]): Field[] {
  const label = translated('seo:label')
  const hasTabs = fields.some(({ type }) => type === 'tabs')
  if (!hasTabs) return [...fields, closed(slug, label)]
  return fields.map((field) =>
    field.type === 'tabs' ? { ...field, tabs: [...field.tabs, { label, fields: [group] }] } : field,
  )
}

function closed(slug: PageCollection, label: Label): CollapsibleField {
  // Only videos of the library have pages.
  const condition = ({ kind }: { kind?: unknown }) => slug !== 'materials' || isVideoKind(String(kind))
  return { type: 'collapsible', label, fields: [group], admin: { initCollapsed: true, condition } }
}
