import { useAllFormFields, useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isUnchanged, type Choice, type Choices } from '@/lib/merge-values'
import type { Values } from '@/lib/unknown-values'
import { documentPath } from '../../admin/document-path'
import { reportSaving } from '../../admin/saving/saving-state'
import type { SaveConflict } from '../protocol'
import { EditBase, type Taken } from './edit-base'
import { emptyListsIn, formValues, namesIn, withFields } from './form-values'
import { registerDocument } from './open-documents'

const noChoices: Choices = new Map()

/** Compares the saves of a form with what is stored, and takes over what others have changed. */
export function useMergedSaves() {
  const { id, collectionSlug, globalSlug, initialData } = useDocumentInfo()
  const { code: site } = useLocale()
  const { getFields, setModified } = useForm()
  const [fields] = useAllFormFields()
  const base = useMemo(() => (initialData ? new EditBase(initialData) : null), [initialData])
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const [choices, setChoices] = useState(noChoices)
  const { takeOver, awaitValues } = useTakeOver(base)
  const path = documentPath({ id, collectionSlug, globalSlug })

  function show(next: SaveConflict | null): void {
    setConflict(next)
    setChoices(noChoices)
    // Payload takes a form as saved when a publication was refused.
    if (next) setModified(true)
  }

  const onConflict = useEffectEvent(show)
  const onSaved = useEffectEvent(() => show(null))
  const onMerged = useEffectEvent((taken: Taken[], doc: Values) => void takeOver(taken, doc))
  const onReplaced = useEffectEvent((doc: Values) => {
    const all = Object.entries(doc).map(([name, stored]) => ({
      name,
      from: undefined,
      value: stored,
      stored,
    }))
    awaitValues(all)
  })
  useEffect(() => {
    if (!path || !base) return undefined
    return registerDocument(path, site, {
      base,
      names: () => namesIn(getFields()),
      emptyLists: () => emptyListsIn(getFields()),
      onConflict: (next) => onConflict(next),
      onSaved: () => onSaved(),
      onMerged: (taken, doc) => onMerged(taken, doc),
      onReplaced: (doc) => onReplaced(doc),
    })
  }, [path, site, base, getFields])

  async function choose(at: string, choice: Choice): Promise<void> {
    if (!base || !conflict) return
    const next = new Map(choices).set(at, choice)
    setChoices(next)
    const form = formValues(getFields())
    if (base.conflictsWith(form, conflict, next).length > 0) return
    await takeOver(base.settled(form, conflict, next), form, () => reportSaving({ kind: 'resuming' }))
  }

  const conflicts = base && conflict ? base.conflictsWith(formValues(fields), conflict, choices) : []
  return { conflict, conflicts, choose }
}

type Awaited = { taken: Map<string, Taken>; onShown?: (() => void) | undefined }

/** Replaces fields of the form. Only when it shows them, its changes are those from the stored values. */
function useTakeOver(base: EditBase | null) {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { dispatchFields, getFields } = useForm()
  const { getFormState } = useServerFunctions()
  const [fields] = useAllFormFields()
  const awaited = useRef<Awaited>({ taken: new Map() })

  function awaitValues(taken: Taken[], onShown?: () => void): void {
    awaited.current = { taken: new Map(taken.map((one) => [one.name, one])), onShown }
  }

  async function takeOver(taken: Taken[], doc: Values, onShown?: () => void): Promise<void> {
    const { state } = await getFormState({
      id,
      collectionSlug,
      globalSlug,
      data: { ...doc, ...Object.fromEntries(taken.map(({ name, value }) => [name, value])) },
      docPermissions,
      docPreferences: await getDocPreferences(),
      locale,
      operation: 'update',
      renderAllFields: true,
      schemaPath: collectionSlug ?? globalSlug ?? '',
      skipValidation: true,
    })
    if (!state) return
    // What was typed meanwhile stays, and is compared in the next save.
    const form = formValues(getFields())
    const shown = taken.filter(
      ({ name, from, value }) => isUnchanged(form[name], from) || isUnchanged(form[name], value),
    )
    awaitValues(shown, shown.length === taken.length ? onShown : undefined)
    const names = shown.map(({ name }) => name)
    dispatchFields({ type: 'REPLACE_STATE', state: withFields(getFields(), state, names) })
  }

  useEffect(() => {
    const { taken, onShown } = awaited.current
    if (taken.size === 0 || !base) return
    const form = formValues(fields)
    for (const { name, value, stored } of taken.values()) {
      if (!isUnchanged(form[name], value)) continue
      base.take(name, stored)
      taken.delete(name)
    }
    if (taken.size === 0) onShown?.()
  }, [fields, base])

  return { takeOver, awaitValues }
}
