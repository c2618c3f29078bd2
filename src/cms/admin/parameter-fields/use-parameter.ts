import { useFormFields, useLocale } from '@payloadcms/ui'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import type { Parameter } from '@/payload-types'
import { useApiData } from '../use-api-data'

/** The dictionary's entry of the parameter in the row of a field; null without one, undefined until it is known. */
export function useParameterOf(path: string): Parameter | null | undefined {
  const row = path.slice(0, path.lastIndexOf('.'))
  const id = useFormFields(([fields]) => fields[`${row}.parameter`]?.value)
  const dictionary = useParameters()
  if (!id) return null
  return dictionary?.find((parameter) => parameter.id === id)
}

/** The dictionary of parameters, with the texts of the site that is edited. */
export function useParameters(): Parameter[] | undefined {
  const query = new URLSearchParams({ locale: useSite(), depth: '0', limit: '200' })
  return useApiData<{ docs: Parameter[] }>(`/api/parameters?${query}`)?.docs
}

/** The site that is edited. */
export function useSite(): SiteId {
  const { code } = useLocale()
  return isSiteId(code) ? code : defaultSite
}
