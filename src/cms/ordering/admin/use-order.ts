import { useCallback, useEffect, useState } from 'react'
import type { OrderRow } from '../write-order'

type List = { address: string; site: string }

/** A list as it was loaded, and its new order. */
export function useOrder({ address, site }: List) {
  const [before, setBefore] = useState<OrderRow[] | null>(null)
  const [rows, setRows] = useState<OrderRow[] | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const result = await callApi(`${address}?${new URLSearchParams({ locale: site })}`, { signal })
      if (signal?.aborted) return
      setMessage(result.message)
      if (!result.rows) return
      setBefore(result.rows)
      setRows(result.rows)
    },
    [address, site],
  )

  useEffect(() => {
    const controller = new AbortController()
    // The state is set after the server has responded.
    // oxlint-disable-next-line react/set-state-in-effect
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  function move(from: number, to: number) {
    setRows((current) => current && moved(current, from, to))
    setMessage(
      rows ? `${rows[from]?.title ?? ''} is now number ${to + 1} of ${rows.length}, not saved yet.` : '',
    )
  }

  async function save() {
    if (!rows || !before) return
    setBusy(true)
    const body = JSON.stringify({ ids: idsOf(rows), before: idsOf(before) })
    const result = await callApi(address, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json' },
    })
    setBusy(false)
    setMessage(result.message || 'The order is saved.')
    if (!result.message) setBefore(rows)
  }

  const isChanged = Boolean(rows && before && idsOf(rows).join() !== idsOf(before).join())
  return { rows, isChanged, message, isBusy, move, save, load: () => load() }
}

type ApiResult = { rows?: OrderRow[]; message: string }

async function callApi(address: string, init: RequestInit): Promise<ApiResult> {
  try {
    const response = await fetch(address, { ...init, credentials: 'include' })
    const body = (await response.json()) as { rows?: OrderRow[]; errors?: { message: string }[] }
    return {
      rows: body.rows,
      message: response.ok ? '' : (body.errors?.[0]?.message ?? `The request failed (${response.status}).`),
    }
  } catch {
    return { message: 'The server did not answer. Please try again.' }
  }
}

function moved(rows: OrderRow[], from: number, to: number): OrderRow[] {
  const row = rows[from]
  return row ? rows.toSpliced(from, 1).toSpliced(to, 0, row) : rows
}

function idsOf(rows: OrderRow[]): string[] {
  return rows.map(({ id }) => id)
}
