import { en } from '@payloadcms/translations/languages/en'
import { es } from '@payloadcms/translations/languages/es'
import { fr } from '@payloadcms/translations/languages/fr'
import { zh } from '@payloadcms/translations/languages/zh'
import type { Field, SanitizedConfig } from 'payload'
import type { Label } from '.'
import { payloadTexts } from './payload'

const languages = { en, es, fr, zh }

const labels: Record<string, Label> = {
  createdAt: payloadLabel('general', 'createdAt'),
  updatedAt: payloadLabel('general', 'updatedAt'),
  deletedAt: payloadLabel('general', 'deletedAt'),
  _status: payloadLabel('version', 'status'),
}

const statuses: Record<string, Label> = {
  draft: payloadLabel('version', 'draft'),
  published: payloadLabel('version', 'published'),
}

/**
 * Labels Payload's own fields in all languages. It has functions as their labels, and where it compares versions, it
 * keeps what they return for the first reader since the start, so that all others read his language.
 */
export async function withTranslatedBaseFields(built: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await built
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(translate)
  return config
}

function translate(field: Field): void {
  const label = 'name' in field ? labels[field.name] : undefined
  if (!label || !('label' in field) || typeof field.label !== 'function') return
  Object.assign(field, { label })
  if (field.type !== 'select') return
  // The list of options is shared by all fields.
  field.options = field.options.map((option) =>
    typeof option === 'string' ? option : { ...option, label: statuses[option.value] ?? option.label },
  )
}

/** A text of Payload's own in all languages. */
export function payloadLabel(area: string, name: string): Label {
  const text = (language: keyof typeof languages): string => {
    const own = languages[language].translations as Record<string, Record<string, string> | undefined>
    return payloadTexts[language][area]?.[name] ?? own[area]?.[name] ?? name
  }
  return { en: text('en'), es: text('es'), fr: text('fr'), zh: text('zh') }
}
