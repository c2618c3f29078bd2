import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '@/cms/transaction'
import { users } from '@/database-tables'
import type { SiteId } from '@/i18n/locales'
import { openForms } from './table'

export type OpenForm = { form: string; account: string; document: string; site: SiteId }

/** Somebody who has a document open, and the site whose texts they edit. */
export type Editor = { name: string; site: SiteId }

/** In seconds. A form whose browser is silent for longer is taken as closed. */
const silence = 30

/** Records that a form is open. The same form may show another site or document than before. */
export async function recordOpen(db: Queryable, { form, account, document, site }: OpenForm): Promise<void> {
  const state = { document, site, seenAt: sql`now()` }
  await db
    .insert(openForms)
    .values({ form, account, ...state })
    .onConflictDoUpdate({ target: [openForms.account, openForms.form], set: state })
}

export async function recordClosed(
  db: Queryable,
  { form, account }: Pick<OpenForm, 'form' | 'account'>,
): Promise<void> {
  await db.delete(openForms).where(and(eq(openForms.account, account), eq(openForms.form, form)))
}

/** The others who have a document open, by name; each once per site. */
export async function othersIn(
  db: Queryable,
  { account, document }: Pick<OpenForm, 'account' | 'document'>,
): Promise<Editor[]> {
  return db
    .selectDistinct({ name: users.name, site: openForms.site })
    .from(openForms)
    .innerJoin(users, eq(users.id, openForms.account))
    .where(
      and(
        eq(openForms.document, document),
        ne(openForms.account, account),
        gt(openForms.seenAt, sql`now() - make_interval(secs => ${silence})`),
      ),
    )
    .orderBy(users.name, openForms.site)
}
