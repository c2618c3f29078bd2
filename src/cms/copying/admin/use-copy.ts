import { useEffect, useState } from 'react'
import { callApi } from '../../admin/call-api'

/** A text as the form shows it; `target` is the text that a copy replaces, or null. */
export type CopiedText = { path: string; label: string; source: string; target: string | null }

type Options = {
  address: string
  from: string
  /** The site that is offered, or an empty text. */
  first: string
}

/** The texts that differ between two sites, and the selected ones: initially those that replace nothing. */
export function useCopy({ address, from, first }: Options) {
  const [to, setTo] = useState(first)
  const [texts, setTexts] = useState<CopiedText[] | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (!to) return
    let isCurrent = true
    const query = new URLSearchParams({ from, to })
    void callApi<{ texts: CopiedText[] }>(`${address}?${query}`, {}).then((result) => {
      if (!isCurrent) return
      setMessage(result.message)
      const loaded = result.body?.texts ?? null
      setTexts(loaded)
      setChosen(loaded?.filter(({ target }) => target === null).map(({ path }) => path) ?? [])
    })
    return () => {
      isCurrent = false
    }
  }, [address, from, to])

  function choose(site: string) {
    setTo(site)
    setTexts(null)
    setMessage('')
  }

  function toggle(path: string) {
    setChosen((paths) => (paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path]))
  }

  /** Whether the texts were copied. */
  async function copy(): Promise<boolean> {
    setBusy(true)
    const result = await callApi<{ copied: number }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, to, paths: chosen }),
    })
    setBusy(false)
    setMessage(result.message)
    return result.body !== undefined
  }

  return { to, texts, chosen, message, isBusy, choose, toggle, copy }
}
