import { Webhook } from 'standardwebhooks'
import { fetch } from 'undici'
import { refuse } from '@/lib/app-error'
import { asObject } from '@/lib/unknown-values'
import type { InquiryDetails } from './inquiry-details'
import type { Outcome } from './outcome'
import { inEnglish } from '../texts'
import { isPrivateHost, PrivateAddressError, publicOnlyAgent } from './public-addresses'

type Call = {
  address: string
  secret: string
  id: string
  details: InquiryDetails
  origin: string
  /** Whether the address may be private. */
  mayBePrivate: boolean
}

/** In ms; after a timeout the call is retried. */
const timeout = 10_000

/** Posts an inquiry to another system, signed according to Standard Webhooks (docs/webhooks.md). */
export async function callWebhook({
  address,
  secret,
  id,
  details,
  origin,
  mayBePrivate,
}: Call): Promise<Outcome> {
  if (!mayBePrivate && isPrivateHost(new URL(address).hostname))
    refuse('badGateway', inEnglish('notes:privateNetwork'))
  const body = JSON.stringify({
    type: 'request.created',
    timestamp: details.inquiry.createdAt,
    data: toData(details, origin),
  })
  const at = new Date()
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Isotherm',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': sign({ secret, id, at, body }),
    },
    body,
    ...(!mayBePrivate && { dispatcher: publicOnlyAgent }),
    // Redirects are not followed: they lead away from the address in the settings.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error) => {
    refuse('badGateway', reasonOf(error))
  })
  await response.body?.cancel()
  const note = inEnglish('notes:answered', { status: response.status })
  if (!response.ok) refuse('badGateway', note)
  return { state: 'sent', note }
}

function sign({ secret, id, at, body }: { secret: string; id: string; at: Date; body: string }): string {
  try {
    return new Webhook(secret).sign(id, at, body)
  } catch {
    refuse('badGateway', inEnglish('notes:secret'))
  }
}

/** The inquiry under the field names of S2 3; empty fields are null. */
function toData({ inquiry, products, attachment }: InquiryDetails, origin: string) {
  const { id, reference, kind, site, via, createdAt } = inquiry
  const { sender, prefix, firstName, lastName, email, mobile, company, position } = inquiry
  const { continent, country, province, city, content, quantity, destination } = inquiry
  const { model, serialNumber, specificProblem, purchaseDate, installedDate, whetherFirstUnpack } = inquiry
  const fields = {
    sender,
    prefix,
    firstName,
    lastName,
    email,
    mobile,
    company,
    position,
    continent,
    country,
    province,
    city,
    content,
    productName: inquiry.productName,
    quantity,
    destination,
    model,
    serialNumber,
    specificProblem,
    purchaseDate,
    installedDate,
    whetherFirstUnpack,
    page: inquiry.page,
  }
  return {
    id,
    reference,
    kind,
    site,
    via,
    createdAt,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value || null])),
    products,
    subscription: inquiry.subscription ?? false,
    attachment,
    inbox: `${origin}/admin/collections/requests/${id}`,
  }
}

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return inEnglish('notes:timeout', { seconds: timeout / 1000 })
  if (error.cause instanceof PrivateAddressError) return inEnglish('notes:privateNetwork')
  const { code } = asObject(error.cause)
  return code ? inEnglish('notes:unreachableFor', { code: String(code) }) : inEnglish('notes:unreachable')
}
