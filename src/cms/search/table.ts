import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import {
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { siteIds } from '@/i18n/locales'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What visitors may find: a row for each document and site that shows it. Tokens weigh A (models), B (title), C
 * (summary), D (body). Each site has an index of its own, so that a search never meets the words of another site.
 */
const searchRows = pgTable(
  'search_rows',
  {
    collection: varchar('collection').notNull(),
    document: varchar('document').notNull(),
    site: varchar('site').notNull(),
    kind: varchar('kind').notNull(),
    place: doublePrecision('place').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** Models without their signs: u83086h. */
    models: text('models').array().notNull(),
    /** The Latin words of title and summary, for slips of the keyboard. */
    words: text('words').array().notNull(),
    /** Title, as it is compared. */
    plainTitle: text('plain_title').notNull(),
    /** Title, summary and body, as they are compared. */
    plainText: text('plain_text').notNull(),
    tokens: tsvector('tokens').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.document, table.site] }),
    index('search_rows_place_idx').on(table.site, table.kind, table.place, table.document),
    ...siteIds.map((site) =>
      index(`search_rows_${site.toLowerCase()}_idx`)
        .using('gin', table.tokens)
        .where(sql.raw(`site = '${site}'`)),
    ),
  ],
)

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

export const withSearchRows: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, search_rows: searchRows },
})
