import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { database } from '@/server/database'
import { checkTables } from '@/server/table-check'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

test('a migrated database has every table and column that statements use', async () => {
  await expect(checkTables(database())).resolves.toBeUndefined()
})

test('the start is refused with the names of missing columns and tables', async () => {
  await cms.db.drizzle.execute('alter table news_locales drop column title')
  await cms.db.drizzle.execute('drop table view_counts cascade')
  await expect(checkTables(database())).rejects.toThrow(
    'The database lacks news_locales.title, view_counts.id, view_counts.count. ' +
      'It does not have the schema of this version',
  )
})
