import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { catalogueSeeds } from './content'
import { assetsFolder } from './content-folder'
import { recipientSeeds, requestSeeds } from './content/requests'
import type { RequestSeed } from './content/requests/types'
import { sitesDefaultFirst } from './globals'
import { productIds } from './products'
import type { SeedContext } from './seed-context'
import { createAll } from './write-documents'

const productId = productIds(catalogueSeeds.products)

/** Sample inquiries for the inbox. Only rows are written; no mail is sent. */
export async function seedInquiries(seeding: SeedContext, owners: Map<string, string>): Promise<void> {
  for (const site of sitesDefaultFirst) {
    await seeding.payload.updateGlobal({
      slug: 'request-settings',
      locale: site,
      req: seeding.req,
      data: {
        recipients: recipientSeeds,
        confirmations: true,
        subscriptionRequired: true,
        contractOpen: true,
      },
    })
  }
  const rows = requestSeeds.map((seed) => toRow(seed, owners))
  await createAll({ ...seeding, collection: 'requests', rows })
  for (const seed of requestSeeds) if (seed.attachment) await attach(seeding, seed)
}

function toRow({ products = [], fields = {}, ...seed }: RequestSeed, owners: Map<string, string>) {
  const { id, reference, kind, site, status, note, page, hoursAgo, owner, subscription = false } = seed
  const { phone, organ, ...rest } = fields
  const sentAt = timeAgo(hoursAgo)
  return {
    ...rest,
    id,
    reference,
    kind,
    site,
    status,
    note,
    page,
    subscription,
    via: page ? 'form' : 'contract',
    mobile: rest.mobile ?? phone,
    company: rest.company ?? organ,
    sender: rest.name ?? ([rest.firstName, rest.lastName].filter(Boolean).join(' ') || undefined),
    products: products.map(productId),
    productName: products.map((model) => nameOf(model, seed)).join(', ') || undefined,
    owner: owner && owners.get(owner),
    // Its personal data was erased when the retention period ended.
    erasedAt: fields.email ? undefined : timeAgo(hoursAgo - 24 * 730),
    createdAt: sentAt,
    updatedAt: status === 'new' ? sentAt : timeAgo(hoursAgo / 2),
  }
}

function timeAgo(hours: number): string {
  return new Date(Date.now() - hours * 60 * 60 * 1000).toISOString()
}

/** The product name that the sender saw. */
function nameOf(model: string, { site }: Pick<RequestSeed, 'site'>): string {
  const product = catalogueSeeds.products.find((one) => one.model === model)
  return product?.name[site] ?? product?.name.en_EN ?? model
}

async function attach({ payload, req }: SeedContext, { id, attachment }: RequestSeed): Promise<void> {
  if (!attachment) return
  const data = await readFile(path.join(assetsFolder, attachment.picture))
  // A Payload request has one file at a time; the transaction is shared.
  const own = await createLocalReq({ req: { transactionID: req.transactionID } }, payload)
  const file = await payload.create({
    collection: 'request-files',
    data: {
      reference: randomBytes(16).toString('base64url'),
      originalName: attachment.name,
      state: 'unchecked',
      request: id,
    },
    file: { data, size: data.length, mimetype: 'image/webp', name: `${id}.webp` },
    depth: 0,
    req: own,
  })
  await payload.db.updateOne({ collection: 'requests', id, data: { file: file.id }, req, returning: false })
}
