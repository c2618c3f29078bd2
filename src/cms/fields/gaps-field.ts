import type { UIField } from 'payload'

/** Warns of sites that do not show the document of a link, where visitors get no link. */
export function gapsField(component: 'LinkGaps' | 'PromotionGaps' | 'TextLinkGaps'): UIField {
  return {
    name: 'gaps',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: `/src/cms/admin/gaps/gaps#${component}` },
    },
  }
}
