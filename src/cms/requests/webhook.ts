import { Webhook } from 'standardwebhooks'
import { fetch } from 'undici'
import type { About } from './about'
import type { Outcome } from './outcome'
import { isPrivateHost, PrivateAddress, publicOnly } from './public-addresses'
import { refuse } from '@/lib/app-error'

type Call = {
  address: string
  secret: string
  id: string
  about: About
  origin: string
  /** Whether it may be a machine of the own network. */
  mayBePrivate: boolean
}

/** In ms; a system that takes longer gets it again. */
const patience = 10_000

/** Posts a request to another system, signed as Standard Webhooks describe it (docs/webhooks.md). */
export async function callWebhook({
  address,
  secret,
  id,
  about,
  origin,
  mayBePrivate,
}: Call): Promise<Outcome> {
  if (!mayBePrivate && isPrivateHost(new URL(address).hostname)) refuse('badGateway', privateReason)
  const body = JSON.stringify({
    type: 'request.created',
    timestamp: about.request.createdAt,
    data: toData(about, origin),
  })
  const at = new Date()
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Isotherm',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': sign({ secret, id, at, body }),
    },
    body,
    ...(!mayBePrivate && { dispatcher: publicOnly }),
    // Somewhere else is not what the settings name.
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => {
    refuse('badGateway', reasonOf(error))
  })
  await answer.body?.cancel()
  if (!answer.ok) refuse('badGateway', `It answered with ${answer.status}.`)
  return { state: 'sent', note: `It answered with ${answer.status}.` }
}

function sign({ secret, id, at, body }: { secret: string; id: string; at: Date; body: string }): string {
  try {
    return new Webhook(secret).sign(id, at, body)
  } catch {
    refuse('badGateway', 'Its secret cannot be used: write whsec_ and then base64 in the request settings.')
  }
}

/** The request as it was sent, under the names of S2 3; what the sender left empty is null. */
function toData({ request, products, attachment }: About, origin: string) {
  const { id, reference, kind, site, via, createdAt } = request
  const { sender, prefix, firstName, lastName, email, mobile, company, position } = request
  const { continent, country, province, city, content, quantity, destination } = request
  const { model, serialNumber, specificProblem, purchaseDate, installedDate, whetherFirstUnpack } = request
  const fields = {
    ...{ sender, prefix, firstName, lastName, email, mobile, company, position },
    ...{
      continent,
      country,
      province,
      city,
      content,
      productName: request.productName,
      quantity,
      destination,
    },
    ...{ model, serialNumber, specificProblem, purchaseDate, installedDate, whetherFirstUnpack },
    page: request.page,
  }
  return {
    ...{ id, reference, kind, site, via, createdAt },
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value || null])),
    products,
    subscription: request.subscription ?? false,
    attachment,
    inbox: `${origin}/admin/collections/requests/${id}`,
  }
}

const privateReason =
  'It is an address of a private network: an operator can allow these with WEBHOOKS_TO_PRIVATE_ADDRESSES.'

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `It did not answer within ${patience / 1000} seconds.`
  const cause = error.cause as { code?: string } | undefined
  if (cause instanceof PrivateAddress) return privateReason
  return `It cannot be reached${cause?.code ? ` (${cause.code})` : ''}.`
}
