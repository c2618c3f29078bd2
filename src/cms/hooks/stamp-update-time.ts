import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'

type Stamped = { id: string; _status?: string; updateTime?: string | null }

/** updateTime is the time of the last publication, unless an editor sets another (readings 26). */
export const stampUpdateTime: CollectionBeforeChangeHook<Stamped> = async ({
  data,
  originalDoc,
  collection,
  req,
}) => {
  if (data._status !== 'published') return data
  const last = originalDoc && (await lastPublished({ slug: collection.slug, id: originalDoc.id, req }))
  const setByEditor = data.updateTime && !isSameMoment(data.updateTime, last?.updateTime)
  return setByEditor ? data : { ...data, updateTime: new Date().toISOString() }
}

type DocumentRef = { slug: CollectionSlug; id: string; req: PayloadRequest }

/** Autosaves already contain the editor's date, so it is compared with the one that was published last. */
async function lastPublished({ slug, id, req }: DocumentRef): Promise<Stamped | undefined> {
  const { db } = req.payload
  const row = await db.findOne<Stamped>({ collection: slug, where: { id: { equals: id } }, req })
  if (row?._status === 'published') return row
  const { docs } = await db.findVersions<Stamped>({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version
}

function isSameMoment(one: string, other: string | null | undefined): boolean {
  return !!other && Date.parse(one) === Date.parse(other)
}
