import type { CollectionSlug, PayloadRequest } from 'payload'
import { noJoins } from '../no-joins'
import { notInTrash } from '../trash/not-in-trash'
import type { StoredDocument } from './stored-document'

export type Loaded<Document> = {
  /** The published state, or the newest draft if it was never published. */
  document: Document
  /** It has later changes that are not published. */
  hasNewerDraft: boolean
}

/** How many documents are read at a time. */
export const loadBatch = 200

export function hasDrafts({ payload }: PayloadRequest, collection: CollectionSlug): boolean {
  const { versions } = payload.collections[collection].config
  return Boolean(versions?.drafts)
}

/** Some documents by id; unknown ids are left out. */
export async function loadDocuments<Document extends StoredDocument>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<Map<string, Loaded<Document>>> {
  const { docs } = await req.payload.db.find<Document>({
    collection,
    where: { and: [{ id: { in: ids } }, notInTrash(req, collection)] },
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  const drafts = await findNewestDrafts<Document>(req, collection, ids)
  return new Map(
    docs.map((doc) => {
      const draft = drafts.get(doc.id)
      const isPublic = doc._status === 'published'
      const document = isPublic || !draft ? doc : { ...draft, id: doc.id }
      return [doc.id, { document, hasNewerDraft: isPublic && draft !== undefined }]
    }),
  )
}

async function findNewestDrafts<Document extends StoredDocument>(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: string[],
): Promise<Map<string, Document>> {
  if (!hasDrafts(req, collection)) return new Map()
  const { docs } = await req.payload.db.findVersions<Document>({
    collection,
    where: {
      and: [
        { parent: { in: ids } },
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
      ],
    },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ parent, version }) => [String(parent), version]))
}
