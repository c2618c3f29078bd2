import type { UIField } from 'payload'

/** In the sidebar of what has drafts: when it is published or unpublished, and a form to plan it. */
export const scheduleField: UIField = {
  name: 'schedule',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/scheduling/admin/schedule-panel#SchedulePanel' },
  },
}
