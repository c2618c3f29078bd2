import { useForm, useLocale } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'
import { useRef } from 'react'
import { callApi } from '@/cms/admin/call-api'
import { fallbackOf, isSiteId, type SiteId } from '@/i18n/locales'
import type { FieldPlace } from './locate-field'

type Values = Record<string, unknown>

/** Texts that the site of the form takes from its fallback. */
export function useInherited() {
  const { code } = useLocale()
  const { addFieldRow, dispatchFields, getFields, setModified } = useForm()
  const isCopying = useRef(false)
  const source = isSiteId(code) ? fallbackOf[code] : null

  /** The site that the text of a field comes from, or null if it is the form's own. */
  function sourceOf({ field }: FieldPlace, path: string): SiteId | null {
    if (!isText(field)) return null
    const fields = getFields()
    const list = missingList(fields, path)
    const { value } = fields[path] ?? {}
    return list !== null || (value ?? '') === '' ? source : null
  }

  /** Copies what the fallback site has into the form. @returns whether there was something to copy */
  async function copy(address: string, path: string): Promise<boolean> {
    if (isCopying.current) return false
    isCopying.current = true
    const isCopied = await copyFrom(address, path).finally(() => (isCopying.current = false))
    return isCopied
  }

  async function copyFrom(address: string, path: string): Promise<boolean> {
    const target = missingList(getFields(), path) ?? path
    const query = new URLSearchParams({
      locale: source ?? '',
      'fallback-locale': 'none',
      depth: '0',
      draft: 'true',
    })
    const { body } = await callApi<Values>(`/api/${address}?${query}`, { method: 'GET' })
    const fields = getFields()
    const value = body && storedValue(body, fields, target)
    // Somebody may have written the text meanwhile.
    if (isEmpty(value) || !isEmpty(fields[target]?.value) || fields[target]?.rows?.length) return false
    if (Array.isArray(value)) return copyRows(target, value as Values[])
    // The editor of formatted text shows a new value only if it is also its first.
    const initial = typeof value === 'object' ? { initialValue: value } : {}
    dispatchFields({ type: 'UPDATE', path: target, value, ...initial })
    setModified(true)
    return true
  }

  function copyRows(path: string, rows: Values[]): boolean {
    const isPlain = rows.every((row) =>
      Object.values(row).every((value) => typeof value !== 'object' || value === null),
    )
    if (!isPlain) return false
    for (const [rowIndex, { id: _id, ...row }] of rows.entries()) {
      const states = Object.entries(row).map(([name, value]) => [
        name,
        { initialValue: value, value, valid: true, passesCondition: true },
      ])
      addFieldRow({
        path,
        rowIndex,
        schemaPath: path,
        subFieldState: Object.fromEntries(states) as FormState,
      })
    }
    return true
  }

  return { sourceOf, copy }
}

function isText({ type }: ClientField): boolean {
  return type === 'text' || type === 'textarea' || type === 'richText'
}

/** The list whose rows the page shows and the form does not have. */
function missingList(fields: FormState, path: string): string | null {
  const [, list] = /^(.*?)\.\d+\./.exec(path) ?? []
  return list !== undefined && (fields[list]?.rows?.length ?? 0) === 0 ? list : null
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 0
}

/** What the stored document has at a path of the form, whose rows may have moved since it was stored. */
function storedValue(stored: Values, fields: FormState, path: string): unknown {
  let value: unknown = stored
  let place = ''
  for (const name of path.split('.')) {
    const row = fields[place]?.rows?.[Number(name)]
    if (row) value = Array.isArray(value) ? value.find(({ id }: { id?: unknown }) => id === row.id) : null
    else value = typeof value === 'object' && value ? Reflect.get(value, name) : null
    place = place ? `${place}.${name}` : name
  }
  return value
}
