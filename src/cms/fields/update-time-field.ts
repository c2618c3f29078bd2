import type { DateField } from 'payload'
import { translated } from '../texts'

/** The date that visitors see as the last update; independent of Payload's updatedAt (readings 26). */
export const updateTimeField: DateField = {
  name: 'updateTime',
  type: 'date',
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description: translated('content:updateTimeHelp'),
  },
}
