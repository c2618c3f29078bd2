import { useCallback, useEffect, useState } from 'react'
import type { OrderRow } from '../../ordering/write-order'

type List = { address: string; site: string }

/** A list as it was read, and as it was put into order since. */
export function useOrder({ address, site }: List) {
  const [before, setBefore] = useState<OrderRow[] | null>(null)
  const [rows, setRows] = useState<OrderRow[] | null>(null)
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const answer = await ask(`${address}?${new URLSearchParams({ locale: site })}`, { signal })
      if (signal?.aborted) return
      setMessage(answer.message)
      if (!answer.rows) return
      setBefore(answer.rows)
      setRows(answer.rows)
    },
    [address, site],
  )

  useEffect(() => {
    const controller = new AbortController()
    // The list comes from the server: there is nothing to show before it has answered.
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
    const answer = await ask(address, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json' },
    })
    setBusy(false)
    setMessage(answer.message || 'The order is saved.')
    if (!answer.message) setBefore(rows)
  }

  const isChanged = Boolean(rows && before && idsOf(rows).join() !== idsOf(before).join())
  return { rows, isChanged, message, isBusy, move, save, load: () => load() }
}

type Answer = { rows?: OrderRow[]; message: string }

async function ask(address: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(address, { ...init, credentials: 'include' })
    const body = (await answer.json()) as { rows?: OrderRow[]; errors?: { message: string }[] }
    return {
      rows: body.rows,
      message: answer.ok ? '' : (body.errors?.[0]?.message ?? `Not done (${answer.status}).`),
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
