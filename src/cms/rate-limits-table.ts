import type { postgresAdapter } from '@payloadcms/db-postgres'
import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

/** The table of rate-limiter-flexible, so that all processes share the counts and restarts keep them. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

type SchemaHook = NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]

export const withRateLimits: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, rate_limits: rateLimits },
})
