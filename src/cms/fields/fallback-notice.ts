import type { UIField } from 'payload'

/** Shows which site is being edited and which of the given fields take their text from its fallback. */
export function fallbackNotice(fields: string[]): UIField {
  return {
    name: 'siteNotice',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: { path: '/src/cms/admin/site-notice#SiteNotice', clientProps: { fields } } },
    },
  }
}
