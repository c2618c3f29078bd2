import type { postgresAdapter } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { customType, doublePrecision, index, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core'
import { siteIds } from '@/i18n/locales'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index: a row for each document and site that shows it. Tokens weigh A (models), B (title), C
 * (summary), D (body). Each site has an index of its own, so that a search never reads the rows of another site.
 */
export const searchRows = pgTable(
  'search_rows',
  {
    collection: varchar('collection').notNull(),
    document: varchar('document').notNull(),
    site: varchar('site', { enum: siteIds }).notNull(),
    kind: varchar('kind').notNull(),
    place: doublePrecision('place').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').notNull(),
    /** Model numbers without punctuation, such as u83086h. */
    models: text('models').array().notNull(),
    /** The Latin words of title and summary, for typo correction. */
    words: text('words').array().notNull(),
    /** The title, normalised for comparison. */
    plainTitle: text('plain_title').notNull(),
    /** Models, title, summary and body, normalised for comparison. */
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
