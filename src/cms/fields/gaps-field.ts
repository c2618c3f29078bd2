import type { UIField } from 'payload'

/** Warns when sites do not show a linked document, so that their visitors get no link. */
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
