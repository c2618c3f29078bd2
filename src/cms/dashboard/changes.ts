import { sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { latestTitle } from '../lists/titles'
import { storing } from '../lists/untouched-drafts'
import { named, unionAll, type ListedCollection, type ListedGlobal } from './tables'

/** The newest state of a document of a collection, or of a global, which has neither id nor title. */
export type Change = {
  collection: CollectionSlug | null
  global: GlobalSlug | null
  id: string | null
  title: string | null
  at: string
  /** The name of the account that saved it; null for a job, or an account that was deleted. */
  by: string | null
  isDraft: boolean
}

type ChangesOf = {
  collections: readonly ListedCollection[]
  globals: readonly ListedGlobal[]
  /** The site in whose language titles are shown, if there is one. */
  site: SiteId
  limit: number
  /** Only the drafts of this account. */
  draftsOf?: string
}

/** What was saved last in the collections and globals with drafts: one statement, with `limit` rows from the index of each. */
export async function findChanges({ db }: Payload, changes: ChangesOf): Promise<Change[]> {
  const { collections, globals, limit } = changes
  const parts = [
    ...collections.filter(({ hasDrafts }) => hasDrafts).map((one) => changesIn(one, changes)),
    ...globals.map((one) => changeOf(one, changes)),
  ]
  if (parts.length === 0) return []
  const { rows } = await db.drizzle.execute<Omit<Change, 'at'> & { at: Date | string }>(sql`
    select changes.collection, changes.global, changes.id, changes.title, changes.at, changes."isDraft",
      users.name as by
    from (${unionAll(parts)} order by at desc limit ${limit}) as changes
    left join users on users.id = changes.account
    order by changes.at desc`)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}

/** Payload stores a draft when the form of a new document is opened; lists do not show these either. */
const isUntouched = sql.raw(
  `d.version_updated_at - d.version_created_at < interval '${storing} milliseconds'`,
)

function changesIn(collection: ListedCollection, { site, limit, draftsOf }: ChangesOf): SQL {
  const { slug, table } = collection
  const title = latestTitle(collection, site)
  return sql`
    select ${slug}::text as collection, null as global, d.parent_id as id, ${title} as title,
      d.updated_at as at, d.version__status = 'draft' as "isDraft", d.version_saved_by as account
    from ${named(`_${table}_v`)} d
    where d.latest and d.parent_id is not null and d.version_deleted_at is null ${ownDrafts(draftsOf)}
      and not (d.version__status = 'draft' and ${isUntouched} and ${title} is null)
    order by d.updated_at desc limit ${limit}`
}

function changeOf({ slug, table }: ListedGlobal, { draftsOf }: ChangesOf): SQL {
  return sql`
    select null as collection, ${slug}::text as global, null as id, null as title,
      d.updated_at as at, d.version__status = 'draft' as "isDraft", d.version_saved_by as account
    from ${named(`_${table}_v`)} d
    where d.latest ${ownDrafts(draftsOf)}`
}

function ownDrafts(account: string | undefined): SQL {
  return account ? sql`and d.version__status = 'draft' and d.version_saved_by = ${account}` : sql``
}
