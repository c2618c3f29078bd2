import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientCollectionConfig, ClientConfig, ClientGlobalConfig, FieldState } from 'payload'
import { adminText } from '@/cms/texts'
import { siteLabels } from '@/cms/site-labels'
import type { SiteId } from '@/i18n/locales'
import { parseOrigin } from '@/lib/content-marks'
import type { Point } from '@/lib/picture-point'
import type { DescribedField, TypedText } from '@/lib/preview-messages'
import { listAround, pointAtPosition, refersTo, type OpenForm } from './form-lists'
import { locateField, type FieldPlace } from './locate-field'
import { typedText } from './typed-text'

type Entity = ClientCollectionConfig | ClientGlobalConfig

/** A field of the page: its origin, the site of the page, and what is known about it there. */
export type Asked = { origin: string; site: string; at?: Point; value?: string }

/** The form that is open, and who reads about it. */
export type Context = {
  config: Pick<ClientConfig, 'collections' | 'globals'>
  i18n: I18nClient
  form: OpenForm
  /** The site whose texts the form has. */
  locale: string
  isReadOnly: boolean
  /** The site that a field of the form takes its text from. */
  sourceOf: (place: FieldPlace, path: string) => SiteId | null
}

/** What the form knows about a text or picture of the page. */
export function describeField(asked: Asked, context: Context): DescribedField {
  const { form, locale, isReadOnly } = context
  const { origin, site, at } = asked
  const point = at && !isReadOnly ? pointAtPosition(form, origin, at) : null
  if (point) return describePoint(origin, point, context)
  const path = pathIn(form, origin)
  if (path === null) return describeOther(asked, context)
  const place = placeIn(form, path)
  const isWritable = place !== null && site === locale && !isReadOnly
  const source = place && site === locale ? context.sourceOf(place, path) : null
  const t = adminText(context)
  return {
    origin,
    label: labelsOf(place, context.i18n) || path,
    note: source ? t('preview:inherited', { site: siteLabels[source] }) : '',
    isOfForm: true,
    typed: isWritable ? typedAt({ asked, path, place, context }) : null,
    isInherited: isWritable && source !== null,
    list: isMovable(asked, context) ? listAround(form, origin) : null,
    point: null,
    actions: actionsOf(context, true),
  }
}

/** The path in the form of what a mark names, or null; a picture is in the field that refers to it. */
export function pathIn(form: OpenForm, origin: string): string | null {
  const named = parseOrigin(origin)
  if (named.slug === form.slug && named.id === form.id) return named.path
  if (named.slug !== 'media') return null
  const hasPicture = ([path, { value }]: [string, FieldState]) =>
    [value].flat().includes(named.id) && refersTo(placeIn(form, path)?.field, named.slug)
  return Object.entries(form.values).find(hasPicture)?.[0] ?? null
}

export function placeIn({ fields }: Pick<OpenForm, 'fields'>, path: string): FieldPlace | null {
  return locateField(fields, path.split('.'))
}

/** The labels that lead to a field. */
export function labelsOf(place: FieldPlace | null, i18n: I18nClient): string {
  const labels = place?.labels ?? []
  return labels.flatMap((label) => (label ? getTranslation(label, i18n) : [])).join(' › ')
}

/** Another site may have other rows than the form. */
function isMovable({ site }: Asked, { locale, isReadOnly }: Context): boolean {
  return site === locale && !isReadOnly
}

function describeOther(asked: Asked, context: Context): DescribedField {
  const { config, form, i18n } = context
  const { origin } = asked
  const { slug, path } = parseOrigin(origin)
  const entity: Entity | undefined = [...config.collections, ...config.globals].find(
    (one) => one.slug === slug,
  )
  const labels = labelsOf(entity ? placeIn(entity, path) : null, i18n)
  return {
    origin,
    label: [nameOf(entity, i18n), labels].filter(Boolean).join(' › '),
    note: adminText(context)('preview:otherDocument'),
    isOfForm: false,
    typed: null,
    isInherited: false,
    list: isMovable(asked, context) ? listAround(form, origin) : null,
    point: null,
    actions: actionsOf(context, false),
  }
}

function describePoint(origin: string, point: string, context: Context): DescribedField {
  return {
    origin,
    label: labelsOf(placeIn(context.form, point), context.i18n),
    note: adminText(context)('preview:pointHelp'),
    isOfForm: true,
    typed: null,
    isInherited: false,
    list: null,
    point,
    actions: actionsOf(context, true),
  }
}

type Typed = { asked: Asked; path: string; place: FieldPlace; context: Context }

function typedAt({ asked: { origin, site, value }, path, place, context }: Typed): TypedText | null {
  if (parseOrigin(origin).slug === 'media') return null
  const field = context.form.values[path]
  // The rows of a list of the fallback site are not in the form.
  if (!field) return null
  const typed = typedText({
    field: place.field,
    value: value ?? String(field.value ?? ''),
    site,
    i18n: context.i18n,
  })
  const refused = value === undefined && field.valid === false ? field.errorMessage : undefined
  return typed && { ...typed, problem: typed.problem || (refused ?? '') }
}

function actionsOf(context: Context, isOfForm: boolean): DescribedField['actions'] {
  const t = adminText(context)
  return {
    type: t('preview:type'),
    open: t(isOfForm ? 'preview:open' : 'preview:openDocument'),
    write: t('preview:write'),
    drag: t('preview:drag'),
    earlier: t('preview:earlier'),
    later: t('preview:later'),
  }
}

/** The name of a collection's documents, or of a global. */
export function nameOf(entity: Entity | undefined, i18n: I18nClient): string {
  if (!entity) return ''
  return getTranslation('labels' in entity ? entity.labels.singular : entity.label, i18n)
}
