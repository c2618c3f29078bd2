import type { SelectField } from 'payload'
import { siteIds } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import { translated } from '../texts'

/** The sites that show a document; texts that a site does not have come from its fallback. */
export const sitesField: SelectField = {
  name: 'sites',
  type: 'select',
  hasMany: true,
  required: true,
  index: true,
  defaultValue: [...siteIds],
  options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
  admin: { position: 'sidebar', description: translated('content:sitesHelp') },
}
