import { findTitles } from '../../lists/titles'
import { siteLabels } from '../../site-labels'
import { findUndescribedPictures } from '../alt-texts'
import { findChanges, type Change } from '../changes'
import { findMostRead } from '../most-read'
import { findPlanned } from '../planned'
import { findMissingTranslations } from '../translations'
import { counted, type ListContext, type ListItem } from './list-context'

export async function myDrafts(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, collections, globals, site, account, kindOf, t } = context
  const drafts = await findChanges(payload, { collections, globals, site, limit, draftsOf: account })
  return drafts.map((draft) => ({
    ...itemOf(draft, context),
    notes: [draft.collection ? kindOf(draft.collection) : t('palette:settings')],
    at: draft.at,
  }))
}

export async function recentChanges(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, collections, globals, site, kindOf, t } = context
  const changes = await findChanges(payload, { collections, globals, site, limit })
  return changes.map((change) => ({
    ...itemOf(change, context),
    notes: [
      change.collection ? kindOf(change.collection) : t('palette:settings'),
      ...(change.isDraft ? [t('dashboard:draft')] : []),
      ...(change.by ? [change.by] : []),
    ],
    at: change.at,
  }))
}

export async function planned(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, t, kindOf } = context
  const actions = await findPlanned(payload, limit)
  const titleOf = await titlesOf(context, actions)
  return actions.map(({ job, kind, at, collection, global, id }) => ({
    id: String(job),
    title: global ? kindOf(global) : titleOf(collection, id),
    href: formHref({ collection, global, id }),
    notes: [
      global ? t('palette:settings') : kindOf(collection ?? ''),
      t(kind === 'publish' ? 'dashboard:publishes' : 'dashboard:unpublishes'),
    ],
    at,
  }))
}

export async function missingTranslations(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, collections, t } = context
  const gaps = await findMissingTranslations(payload, collections, limit)
  return gaps.map(({ collection, site, count }) => {
    const { config } = payload.collections[collection]
    const query = new URLSearchParams({
      locale: site,
      'where[or][0][and][0][sites][in]': site,
      [`where[or][0][and][1][${config.admin.useAsTitle}][exists]`]: 'false',
    })
    return {
      id: `${collection} ${site}`,
      title: t('tools:labelled', { label: kindsOf(context, collection), value: siteLabels[site] }),
      href: `/admin/collections/${collection}?${query}`,
      notes: [counted(context, 'dashboard:documents', count)],
    }
  })
}

export async function missingAltTexts(context: ListContext, limit: number): Promise<ListItem[]> {
  const { newest } = await findUndescribedPictures(context.payload, limit)
  return newest.map(({ id, name }) => {
    return { id, title: name, href: formHref({ collection: 'media', id }), notes: [] }
  })
}

export async function mostRead(context: ListContext, limit: number): Promise<ListItem[]> {
  const { payload, kindOf } = context
  const read = await findMostRead(payload, limit)
  const titleOf = await titlesOf(context, read)
  return read.map(({ collection, id, count }) => ({
    id: `${collection} ${id}`,
    title: titleOf(collection, id),
    href: formHref({ collection, id }),
    notes: [kindOf(collection), counted(context, 'dashboard:views', count)],
  }))
}

function itemOf({ collection, global, id, title }: Change, { t, kindOf }: ListContext) {
  return {
    id: `${collection ?? global} ${id}`,
    title: global ? kindOf(global) : title || t('dashboard:untitled'),
    href: formHref({ collection, global, id }),
  }
}

type Ref = { collection: string | null; id: string | null }

async function titlesOf({ payload, site, t }: ListContext, refs: readonly Ref[]) {
  const known = refs.flatMap(({ collection, id }) => (collection && id ? [{ collection, id }] : []))
  const titles = await findTitles(payload, { site, refs: known })
  return (collection: string | null, id: string | null) =>
    titles.get(`${collection}:${id}`) || t('dashboard:untitled')
}

function kindsOf({ payload, language }: ListContext, slug: string): string {
  const plural = payload.config.collections.find((one) => one.slug === slug)?.labels.plural
  return typeof plural === 'object' ? (plural[language] ?? slug) : slug
}

function formHref({ collection, global, id }: Ref & { global?: string | null }): string {
  return global ? `/admin/globals/${global}` : `/admin/collections/${collection}/${id}`
}
