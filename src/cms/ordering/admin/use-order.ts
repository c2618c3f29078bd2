import { useCallback, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { useAdminText } from '../../admin/use-admin-text'
import { useLoad } from '../../admin/use-load'
import type { OrderRow } from '../write-order'

type Body = { rows?: OrderRow[] }

type List = { address: string; site: string }

/** A list as it was loaded, and its new order. */
export function useOrder({ address, site }: List) {
  const t = useAdminText()
  const [before, setBefore] = useState<OrderRow[] | null>(null)
  const [rows, setRows] = useState<OrderRow[] | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const result = await callApi<Body>(`${address}?${new URLSearchParams({ locale: site })}`, { signal })
      if (signal?.aborted) return
      setMessage(result.message)
      const loaded = result.body?.rows
      if (!loaded) return
      setBefore(loaded)
      setRows(loaded)
    },
    [address, site],
  )
  useLoad(load)

  function move(from: number, to: number) {
    setRows((current) => current && moved(current, from, to))
    setMessage(
      rows ? t('tools:moved', { title: rows[from]?.title ?? '', number: to + 1, total: rows.length }) : '',
    )
  }

  async function save() {
    if (!rows || !before) return
    setBusy(true)
    const body = JSON.stringify({ ids: idsOf(rows), before: idsOf(before) })
    const result = await callApi<Body>(address, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json' },
    })
    setBusy(false)
    setMessage(result.message || t('tools:orderSaved'))
    if (!result.message) setBefore(rows)
  }

  const isChanged = Boolean(rows && before && idsOf(rows).join() !== idsOf(before).join())
  return { rows, isChanged, message, isBusy, move, save, load: () => load() }
}

function moved(rows: OrderRow[], from: number, to: number): OrderRow[] {
  const row = rows[from]
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows
}

function idsOf(rows: OrderRow[]): string[] {
  return rows.map(({ id }) => id)
}
