import { useState } from 'react'
import { postAction } from './use-second-factor'

type Failure = { message: string; field?: string | undefined }

/** Sends an action, one at a time, and keeps its error: of a field, or, without a name, of no field. */
export function useAction<Body extends object>(action: string) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(values: object): Promise<{ body: Body; message: string } | null> {
    setBusy(true)
    const { body, message, field } = await postAction<Body>(action, values)
    setBusy(false)
    setFailure(body ? null : { message, field })
    return body ? { body, message } : null
  }

  const errorOf = (field?: string) => (failure?.field === field ? failure?.message : undefined)
  return { isBusy, send, errorOf, fail: setFailure }
}
