import { useConfig, useLocale } from '@payloadcms/ui'
import { useRef } from 'react'
import { useAdminText } from '@/cms/admin/use-admin-text'
import { parseOrigin } from '@/lib/content-marks'
import { clampPoint } from '@/lib/picture-point'
import type { FormAnswer, PreviewRequest } from '@/lib/preview-messages'
import { listAround, movedOrigin } from './form-lists'
import { openField } from './open-field'
import { useFormChanges } from './use-form-changes'
import { useOrigins } from './use-origins'

type RequestOf<Type extends PreviewRequest['type']> = Extract<PreviewRequest, { type: Type }>

/** Does what the preview asks of the form. */
export function useFormRequests(answer: (message: FormAnswer) => void) {
  const t = useAdminText()
  const { open, edit, stopOpening } = useOpening()
  const { pathOf, describe, openForm, copyInherited, labelAt } = useOrigins()
  const changes = useFormChanges()
  const announce = (text: string) => answer({ type: 'isotherm-said', text })

  function type({ origin, site, value }: RequestOf<'isotherm-type'>): void {
    const path = pathOf(origin)
    const described = describe({ origin, site, value })
    if (path === null || !described.typed) return
    changes.set({ [path]: value }, described.label)
    answer({ type: 'isotherm-described', described })
  }

  async function write(origin: string): Promise<void> {
    const path = pathOf(origin)
    const isCopied = path !== null && (await copyInherited(path))
    if (!isCopied) return announce(t('preview:notWritten'))
    announce(t('preview:written', { label: labelAt(path) }))
    open(path)
  }

  function move({ origin, to }: RequestOf<'isotherm-move'>): void {
    const list = listAround(openForm(), origin)
    if (!list || to < 0 || to >= list.rows.length || to === list.index) return
    const title = labelAt(list.path)
    changes.move(list, to, title)
    const text = t('tools:moved', { title, number: to + 1, total: list.rows.length })
    answer({ type: 'isotherm-moved', origin: movedOrigin(list, origin, to), text })
  }

  function place({ row, position }: RequestOf<'isotherm-place'>): void {
    if (!openForm().values[`${row}.x`]) return
    const { x, y } = clampPoint(position)
    changes.set({ [`${row}.x`]: x, [`${row}.y`]: y }, labelAt(row))
  }

  function undo(): void {
    const label = changes.undo()
    announce(label === null ? t('preview:nothingToUndo') : t('preview:undone', { label }))
  }

  function redo(): void {
    const label = changes.redo()
    announce(label === null ? t('preview:nothingToRedo') : t('preview:redone', { label }))
  }

  return (request: PreviewRequest): void => {
    if (request.type === 'isotherm-describe') {
      answer({ type: 'isotherm-described', described: describe(request) })
    }
    if (request.type === 'isotherm-begin') {
      stopOpening()
      changes.begin()
      answer({ type: 'isotherm-begun', described: describe(request) })
    }
    if (request.type === 'isotherm-edit') edit(request.origin)
    if (request.type === 'isotherm-write') void write(request.origin)
    if (request.type === 'isotherm-type') type(request)
    if (request.type === 'isotherm-move') move(request)
    if (request.type === 'isotherm-place') place(request)
    if (request.type === 'isotherm-undo') undo()
    if (request.type === 'isotherm-redo') redo()
  }
}

/** Opens fields of the form, and other documents in a tab of their own. */
function useOpening() {
  const { config } = useConfig()
  const { code: locale } = useLocale()
  const { pathOf, tabsOf } = useOrigins()
  const opening = useRef<AbortController>(null)
  const stopOpening = () => opening.current?.abort()

  function open(path: string): void {
    stopOpening()
    opening.current = new AbortController()
    void openField(path, tabsOf(path), opening.current.signal)
  }

  function edit(origin: string): void {
    const path = pathOf(origin)
    if (path !== null) return open(path)
    const { slug, id } = parseOrigin(origin)
    const form = id ? `collections/${slug}/${id}` : `globals/${slug}`
    window.open(`${config.routes.admin}/${form}?locale=${locale}`, '_blank')
  }

  return { open, edit, stopOpening }
}
