import type { SelectField } from 'payload'
import { siteIds } from '@/i18n/locales'
import { siteLabels } from '../site-labels'
import { translated } from '../texts'

/** One site, or all of them. */
export const siteOrAllField: SelectField = {
  name: 'site',
  type: 'select',
  required: true,
  index: true,
  options: [
    { value: 'all', label: translated('content:allSites') },
    ...siteIds.map((value) => ({ value, label: siteLabels[value] })),
  ],
}
