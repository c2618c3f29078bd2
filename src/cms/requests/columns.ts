import type { PayloadRequest } from 'payload'
import { requestKindLabels, requestStatusLabels } from '@/lib/requests/kinds'
import type { SiteRequest } from '@/payload-types'
import { siteLabels } from '../site-labels'
import { findProductNames } from './names'
import { findStaff } from './staff'

/** Names of what a request points to, by id. */
type Names = { staff: Map<string, string>; files: Map<string, string>; products: Map<string, string> }

const columns: [string, (request: SiteRequest, names: Names) => string | null | undefined][] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ createdAt }) => createdAt],
  ['Kind', ({ kind }) => requestKindLabels[kind]],
  ['Site', ({ site }) => siteLabels[site]],
  ['Status', ({ status }) => requestStatusLabels[status]],
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
export const requestColumns = {
  header: columns.map(([name]) => name),
  async toLines(req: PayloadRequest, requests: SiteRequest[]): Promise<string[][]> {
    const names = await namesIn(req, requests)
    return requests.map((request) => columns.map(([, cell]) => cell(request, names) ?? ''))
  },
}

async function namesIn(req: PayloadRequest, requests: SiteRequest[]): Promise<Names> {
  const idsOf = (pointers: unknown[]) => [...new Set(pointers.flatMap((one) => toId(one) ?? []))]
  const [staff, files, products] = await Promise.all([
    findStaff(req.payload, req),
    req.payload.find({
      collection: 'request-files',
      where: { id: { in: idsOf(requests.map(({ file }) => file)) } },
      select: { originalName: true },
      ...{ depth: 0, pagination: false, req },
    }),
    findProductNames(req.payload, { ids: idsOf(requests.flatMap(({ products }) => products ?? [])), req }),
  ])
  return {
    staff: new Map(staff.map(({ id, name }) => [id, name])),
    files: new Map(files.docs.map(({ id, originalName }) => [id, originalName ?? ''])),
    products,
  }
}

function nameOf(names: Map<string, string>, pointer: unknown): string {
  const id = toId(pointer)
  return id ? (names.get(id) ?? id) : ''
}

/** Relations are ids here: nothing is populated. */
function toId(pointer: unknown): string | null {
  return typeof pointer === 'string' ? pointer : null
}
