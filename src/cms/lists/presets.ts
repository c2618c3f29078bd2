import type { Access, Config, Field, SanitizedConfig } from 'payload'
import { isStaff } from '../access/roles'
import { type Label, translated } from '../texts'

const staff: Access = ({ req }) => isStaff(req)

/** Saved views of lists: of one account, or shared with all editors. Editors do not see the list of accounts. */
export const listPresets: NonNullable<Config['queryPresets']> = {
  access: { create: staff, read: staff, update: staff, delete: staff },
  constraints: {},
  filterConstraints: ({ options }) =>
    options.filter((option) => typeof option === 'string' || option.value !== 'specificUsers'),
  labels: { singular: translated('content:preset'), plural: translated('content:presets') },
}

const labels: Record<string, Label> = {
  title: translated('content:presetTitle'),
  isShared: translated('content:presetShared'),
  access: translated('content:presetSharing'),
  where: translated('content:presetFilters'),
  columns: translated('content:presetColumns'),
  groupBy: translated('content:presetGroup'),
  read: translated('content:presetRead'),
  update: translated('content:presetUpdate'),
  delete: translated('content:presetDelete'),
}

const options: Record<string, Label> = {
  everyone: translated('content:presetEveryone'),
  onlyMe: translated('content:presetOnlyMe'),
}

/** Payload's collection of presets has English labels only. */
export async function withTranslatedPresets(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  const presets = config.collections.find(({ slug }) => slug === 'payload-query-presets')
  presets?.fields.forEach((field) => translate(field, ''))
  return config
}

/** @param operation the operation that a group of fields shares, such as `read` */
function translate(field: Field, operation: string): void {
  const name = 'name' in field ? field.name : ''
  const label = name === 'constraint' ? labels[operation] : labels[name]
  if (label && field.type !== 'collapsible') Object.assign(field, { label })
  if (field.type === 'collapsible') {
    const [group] = field.fields
    const groupName = group && 'name' in group ? group.name : ''
    Object.assign(field, { label: labels[groupName] ?? field.label })
  }
  if (field.type === 'select' && name === 'constraint') {
    field.options = field.options.map((option) =>
      typeof option === 'string' ? option : { ...option, label: options[option.value] ?? option.label },
    )
  }
  if ('fields' in field) field.fields.forEach((one) => translate(one, labels[name] ? name : operation))
}
