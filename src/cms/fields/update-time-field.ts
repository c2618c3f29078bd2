import type { DateField } from 'payload'

/** The date that visitors see as the last update; independent of Payload's updatedAt (readings 26). */
export const updateTimeField: DateField = {
  name: 'updateTime',
  type: 'date',
  index: true,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime' },
    description: 'Set at each publication; set it yourself to keep another date.',
  },
}
