import type { postgresAdapter } from '@payloadcms/db-postgres'
import { index, pgTable, primaryKey, timestamp, varchar } from 'drizzle-orm/pg-core'
import { siteIds } from '@/i18n/locales'

/** The forms that are open in the admin, a row for each. */
export const openForms = pgTable(
  'open_forms',
  {
    /** Chosen by the browser. */
    form: varchar('form', { length: 40 }).notNull(),
    account: varchar('account').notNull(),
    /** `news/<id>` or `globals/home-page`. */
    document: varchar('document').notNull(),
    site: varchar('site', { enum: siteIds }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.form] }),
    index('open_forms_document_idx').on(table.document),
  ],
)

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

export const withOpenForms: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, open_forms: openForms },
})
