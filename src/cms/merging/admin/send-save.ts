import { asObject, isObject, type Values } from '@/lib/unknown-values'
import { baseName, mergedHeader, type SaveConflict } from '../protocol'
import type { OpenDocument } from './open-documents'

type Fetch = typeof fetch
type Request = Parameters<Fetch>

const conflictStatus = 409

const running = new WeakMap<OpenDocument, Promise<unknown>>()

/** Sends the save of a form with what it has changed, after the earlier saves of the same form. */
export async function sendSave(fetch: Fetch, request: Request, document: OpenDocument): Promise<Response> {
  const previous = running.get(document)
  const response = (async () => {
    await previous?.catch(() => undefined)
    return sendNow(fetch, request, document)
  })()
  running.set(document, response)
  return response
}

async function sendNow(fetch: Fetch, [input, init]: Request, document: OpenDocument): Promise<Response> {
  const sent = valuesIn(init?.body)
  if (!sent) return sendAction(fetch, [input, init], document)
  const compared = withEmptyLists(sent, document.emptyLists())
  const data = { ...sent, [baseName]: document.base.changesIn(compared) }
  const body = init?.body
  if (body instanceof FormData) body.set(payloadName, JSON.stringify(data))
  try {
    const response = await fetch(input, init)
    await settle(response.clone(), compared, document)
    return response
  } catch (error) {
    document.base.lose(compared)
    throw error
  }
}

/** A button of Payload, such as Unpublish, which fills the form again from the response. */
async function sendAction(fetch: Fetch, request: Request, document: OpenDocument): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok)
    document.onReplaced(
      docIn(
        asObject(
          await response
            .clone()
            .json()
            .catch(() => null),
        ),
      ),
    )
  return response
}

function docIn(body: Values): Values {
  return asObject(body.doc ?? body.result)
}

const payloadName = '_payload'

function valuesIn(body: unknown): Values | null {
  const text = body instanceof FormData ? body.get(payloadName) : null
  const values: unknown = typeof text === 'string' ? JSON.parse(text) : null
  return isObject(values) ? values : null
}

/** Lists within groups included. */
function withEmptyLists(values: Values, paths: string[]): Values {
  const copy = structuredClone(values)
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const parent = names.reduce<unknown>((value, name) => partOf(value, name), copy)
    if (typeof parent === 'object' && parent !== null && Reflect.get(parent, last) === 0) {
      Reflect.set(parent, last, [])
    }
  }
  return copy
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : null
}

async function settle(response: Response, sent: Values, document: OpenDocument): Promise<void> {
  const body = asObject(await response.json().catch(() => null))
  if (response.ok) {
    const doc = docIn(body)
    const merged = response.headers.get(mergedHeader)?.split(',').filter(Boolean) ?? []
    const taken = document.base.confirm(sent, doc, { merged, shown: document.names() })
    document.onSaved()
    if (taken.length > 0) document.onMerged(taken, doc)
    return
  }
  if (response.status !== conflictStatus) return
  const conflict = conflictIn(body)
  if (conflict) document.onConflict(conflict)
}

function conflictIn({ errors }: Values): SaveConflict | null {
  const [error] = Array.isArray(errors) ? errors : []
  const data = asObject(asObject(error).data)
  // Sent by `refuseConflict`.
  return Array.isArray(data.conflicts) && isObject(data.stored) ? (data as SaveConflict) : null
}
