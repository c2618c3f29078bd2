import type { NumberField, UIField } from 'payload'

/** Chooses the point that stays visible where pages crop the picture. */
export const focalPointField: UIField = {
  name: 'focalPoint',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/library/admin/focal-point#FocalPoint' },
  },
}

/** Payload's own fields of the point, in per cent of width and height; without a value, the middle. */
export const focalPointColumns: NumberField[] = (['focalX', 'focalY'] as const).map((name) => ({
  name,
  type: 'number',
  min: 0,
  max: 100,
  admin: { hidden: true },
}))
