import { useEffect, useState } from 'react'
import { postAction } from './use-second-factor'

type NewApp = { secret: string; qr: string }

/** Starts the set-up of an app; the message says why the server refused it. */
export function useNewApp(): { app: NewApp | null; message: string } {
  const [result, setResult] = useState<{ app: NewApp | null; message: string }>({ app: null, message: '' })

  useEffect(() => {
    const controller = new AbortController()
    void postAction<NewApp>('second-factor/start').then(({ body, message }) => {
      if (!controller.signal.aborted) setResult({ app: body ?? null, message })
    })
    return () => controller.abort()
  }, [])

  return result
}
