import { useEffect, useState } from 'react'
import { placesPath, type Province } from '@/lib/requests/wire'

/** `failed`: the list did not come, so that places are written by hand. */
export type Places = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; provinces: Province[] }

let known: Promise<Province[]> | undefined

/** China's provinces and cities, asked for once per visit of a page. */
export function usePlaces(): Places {
  const [places, setPlaces] = useState<Places>({ state: 'loading' })
  useEffect(() => {
    let isGone = false
    const set = (next: Places) => {
      if (!isGone) setPlaces(next)
    }
    known ??= readPlaces()
    known.then(
      (provinces) => set({ state: 'ready', provinces }),
      () => {
        known = undefined
        set({ state: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return places
}

async function readPlaces(): Promise<Province[]> {
  const answer = await fetch(placesPath, { signal: AbortSignal.timeout(15_000) })
  if (!answer.ok) throw new Error(`The list of provinces answered ${answer.status}`)
  return (await answer.json()) as Province[]
}
