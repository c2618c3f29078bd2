import { useState } from 'react'
import { ask } from '../ask'

/** A text as the form shows it; `target` is what a copy replaces, null where there is nothing. */
export type CopiedText = { path: string; label: string; source: string; target: string | null }

/** The texts that differ between two sites, and which of them are to be copied: at first those that replace nothing. */
export function useCopy({ address, from }: { address: string; from: string }) {
  const [to, setTo] = useState('')
  const [texts, setTexts] = useState<CopiedText[] | null>(null)
  const [chosen, setChosen] = useState<string[]>([])
  const [message, setMessage] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function load(site: string) {
    setTo(site)
    setTexts(null)
    setMessage('')
    if (!site) return
    const query = new URLSearchParams({ from, to: site })
    const answer = await ask<{ texts: CopiedText[] }>(`${address}?${query}`, {})
    setMessage(answer.message)
    const found = answer.body?.texts ?? null
    setTexts(found)
    setChosen(found?.filter(({ target }) => target === null).map(({ path }) => path) ?? [])
  }

  function toggle(path: string) {
    setChosen((paths) => (paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path]))
  }

  /** Whether the texts were copied. */
  async function copy(): Promise<boolean> {
    setBusy(true)
    const answer = await ask<{ copied: number }>(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, to, paths: chosen }),
    })
    setBusy(false)
    setMessage(answer.message)
    return answer.body !== undefined
  }

  return { to, texts, chosen, message, isBusy, load, toggle, copy }
}
