import type { PayloadRequest } from 'payload'
import type { Inquiry } from '@/payload-types'
import { siteLabels } from '../site-labels'
import { labelText, type LabelText } from '../texts'
import type { AdminKey } from '../texts/types'
import { findProductNames } from './product-names'
import { findStaff } from './staff'

/** Names of the documents that an inquiry refers to, by id. */
type Names = { staff: Map<string, string>; files: Map<string, string>; products: Map<string, string> }

type Column = [
  heading: AdminKey,
  cell: (inquiry: Inquiry, names: Names, label: LabelText) => string | null | undefined,
]

const columns: Column[] = [
  ['fields:reference', ({ reference }) => reference],
  ['inbox:received', ({ createdAt }) => createdAt],
  ['fields:kind', ({ kind }, _names, label) => label(`inquiryKinds:${kind}`)],
  ['fields:site', ({ site }) => siteLabels[site]],
  ['fields:status', ({ status }, _names, label) => label(`inquiryStatuses:${status}`)],
  ['fields:owner', ({ owner }, { staff }) => nameOf(staff, owner)],
  ['fields:sender', ({ sender }) => sender],
  ['exports:prefix', ({ prefix }) => prefix],
  ['fields:email', ({ email }) => email],
  ['content:telephone', ({ mobile }) => mobile],
  ['fields:company', ({ company }) => company],
  ['fields:position', ({ position }) => position],
  ['content:region', ({ continent }) => continent],
  ['fields:country', ({ country }) => country],
  ['fields:province', ({ province }) => province],
  ['fields:city', ({ city }) => city],
  ['fields:content', ({ content }) => content],
  [
    'fields:products',
    ({ products }, names) => (products ?? []).map((one) => nameOf(names.products, one)).join(', '),
  ],
  ['content:sentProducts', ({ productName }) => productName],
  ['fields:quantity', ({ quantity }) => quantity],
  ['content:destination', ({ destination }) => destination],
  ['fields:model', ({ model }) => model],
  ['fields:serialNumber', ({ serialNumber }) => serialNumber],
  ['inbox:problem', ({ specificProblem }) => specificProblem],
  ['content:unpackedOn', ({ whetherFirstUnpack }) => whetherFirstUnpack],
  ['content:purchasedOn', ({ purchaseDate }) => purchaseDate],
  ['content:installedOn', ({ installedDate }) => installedDate],
  ['content:attachment', ({ file }, { files }) => nameOf(files, file)],
  [
    'inbox:newsByMail',
    ({ subscription }, _names, label) => label(subscription ? 'exports:yes' : 'exports:no'),
  ],
  ['content:internalNote', ({ note }) => note],
  ['content:dataErased', ({ erasedAt }) => erasedAt],
]

/** The columns of the inbox as a table, in the language of the request. */
export const inquiryColumns = {
  header: (req: PayloadRequest) => columns.map(([heading]) => labelText(req)(heading)),
  async toLines(req: PayloadRequest, inquiries: Inquiry[]): Promise<string[][]> {
    const names = await findNames(req, inquiries)
    const label = labelText(req)
    return inquiries.map((inquiry) => columns.map(([, cell]) => cell(inquiry, names, label) ?? ''))
  },
}

async function findNames(req: PayloadRequest, inquiries: Inquiry[]): Promise<Names> {
  const idsOf = (relations: unknown[]) => [...new Set(relations.flatMap((one) => toId(one) ?? []))]
  const [staff, files, products] = await Promise.all([
    findStaff(req.payload, req),
    req.payload.find({
      collection: 'request-files',
      where: { id: { in: idsOf(inquiries.map(({ file }) => file)) } },
      select: { originalName: true },
      depth: 0,
      pagination: false,
      req,
    }),
    findProductNames(req.payload, { ids: idsOf(inquiries.flatMap(({ products }) => products ?? [])), req }),
  ])
  return {
    staff: new Map(staff.map(({ id, name }) => [id, name])),
    files: new Map(files.docs.map(({ id, originalName }) => [id, originalName ?? ''])),
    products,
  }
}

function nameOf(names: Map<string, string>, relation: unknown): string {
  const id = toId(relation)
  return id ? (names.get(id) ?? id) : ''
}

/** Relations are ids here, because nothing is populated. */
function toId(relation: unknown): string | null {
  return typeof relation === 'string' ? relation : null
}
