import type { PayloadRequest } from 'payload'
import { inquiryKindLabels, inquiryStatusLabels } from '@/lib/inquiries/kinds'
import type { Inquiry } from '@/payload-types'
import { siteLabels } from '../site-labels'
import { findProductNames } from './product-names'
import { findStaff } from './staff'

/** Names of the documents that an inquiry refers to, by id. */
type Names = { staff: Map<string, string>; files: Map<string, string>; products: Map<string, string> }

const columns: [string, (inquiry: Inquiry, names: Names) => string | null | undefined][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => createdAt],
  ['Kind', ({ kind }) => inquiryKindLabels[kind]],
  ['Site', ({ site }) => siteLabels[site]],
  ['Status', ({ status }) => inquiryStatusLabels[status]],
  ['Owner', ({ owner }, { staff }) => nameOf(staff, owner)],
  ['Sender', ({ sender }) => sender],
  ['Form of address', ({ prefix }) => prefix],
  ['Email', ({ email }) => email],
  ['Telephone', ({ mobile }) => mobile],
  ['Company', ({ company }) => company],
  ['Position', ({ position }) => position],
  ['Region', ({ continent }) => continent],
  ['Country', ({ country }) => country],
  ['Province', ({ province }) => province],
  ['City', ({ city }) => city],
  ['Content', ({ content }) => content],
  [
    'Products',
    ({ products }, names) => (products ?? []).map((one) => nameOf(names.products, one)).join(', '),
  ],
  ['Products, as the sender saw them', ({ productName }) => productName],
  ['Quantity', ({ quantity }) => quantity],
  ['Country of destination', ({ destination }) => destination],
  ['Model', ({ model }) => model],
  ['Serial number', ({ serialNumber }) => serialNumber],
  ['Problem', ({ specificProblem }) => specificProblem],
  ['Unpacked or delivered on', ({ whetherFirstUnpack }) => whetherFirstUnpack],
  ['Purchased on', ({ purchaseDate }) => purchaseDate],
  ['Installed on', ({ installedDate }) => installedDate],
  ['Attachment', ({ file }, { files }) => nameOf(files, file)],
  ['News by mail', ({ subscription }) => (subscription ? 'Yes' : 'No')],
  ['Internal note', ({ note }) => note],
  ['Personal data erased', ({ erasedAt }) => erasedAt],
]

/** The columns of the inbox as a table. */
export const inquiryColumns = {
  header: columns.map(([name]) => name),
  async toLines(req: PayloadRequest, inquiries: Inquiry[]): Promise<string[][]> {
    const names = await findNames(req, inquiries)
    return inquiries.map((inquiry) => columns.map(([, cell]) => cell(inquiry, names) ?? ''))
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
