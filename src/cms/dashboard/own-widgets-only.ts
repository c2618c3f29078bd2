import type { SanitizedConfig } from 'payload'

/** Payload adds its cards of all lists, which `CardsWidget` shows with readable names, to the widgets on offer. */
export async function withOwnWidgetsOnly(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  const { dashboard } = config.admin
  dashboard.widgets = dashboard.widgets.filter(({ slug }) => slug !== 'collections')
  return config
}
