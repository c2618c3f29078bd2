import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import type { Label } from '../texts'
import { defaultSite, fallbackOf, isSiteId } from '@/i18n/locales'

type Options = Parameters<TextFieldSingleValidation>[1]

type Title = {
  name?: string
  maxLength: number
  label?: Label
  description?: Label
  /** A proper name, which sites with a fallback share instead of translating it. */
  isName?: boolean
}

/** The title or name of a document: a site with a fallback may leave it empty and shows the fallback's. */
export function titleField({
  name = 'title',
  maxLength,
  label,
  description,
  isName = false,
}: Title): TextField {
  return {
    name,
    type: 'text',
    required: true,
    localized: true,
    maxLength,
    label,
    validate: requiredAtSource,
    custom: { isName },
    // A field with a condition may be null in the database: a site with other texts but no title of its own.
    admin: { condition: () => true, description },
  }
}

function requiredAtSource(value: string | null | undefined, options: Options) {
  const { context, locale } = options.req
  const site = isSiteId(locale) ? locale : defaultSite
  // A restore is checked on the default site only, where a document of other sites may have no title.
  const isRequired = fallbackOf[site] === null && !context.isRestoringVersion
  return text(value, { ...options, required: isRequired })
}
