import { JobCancelledError, type BasePayload, type CollectionSlug, type TaskConfig } from 'payload'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { plannedTask } from './actions'

type Task = TaskConfig<typeof plannedTask>
type Input = Parameters<Exclude<Task['handler'], string>>[0]['input']

/**
 * Publishes or unpublishes a document at its time. Repeated while the database does not answer, but not when the
 * document cannot be published: another attempt would end the same way.
 */
export const plannedActionTask: Task = {
  slug: plannedTask,
  inputSchema: [
    { name: 'kind', type: 'select', required: true, options: ['publish', 'unpublish'] },
    { name: 'at', type: 'text', required: true },
    { name: 'collection', type: 'text' },
    { name: 'document', type: 'text' },
    { name: 'global', type: 'text' },
    { name: 'site', type: 'text' },
    { name: 'locale', type: 'text', required: true },
    { name: 'byDates', type: 'checkbox' },
  ],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 10_000 } },
  handler: async ({ req: { payload }, input }) => {
    try {
      await run(payload, input)
    } catch (error) {
      if (!isRefusal(error)) throw error
      const { kind, collection = 'global', document, global } = input
      payload.logger.warn(
        `could not ${kind} ${collection} ${document ?? global} as planned: ${error.message}`,
      )
      throw new JobCancelledError(error.message)
    }
    return { output: {} }
  },
}

/** Without a user, so with all rights: whoever planned it was checked then, and the account may be gone now. */
async function run(payload: BasePayload, { collection, document, global, ...input }: Input): Promise<void> {
  const change = changeOf(input)
  if (collection && document)
    await payload.update({ collection: collection as CollectionSlug, id: document, ...change })
  // Any global with drafts; their types only differ in the fields.
  if (global) await payload.updateGlobal({ slug: global as 'home-page', ...change })
}

function changeOf({ kind, locale, site }: Pick<Input, 'kind' | 'locale' | 'site'>) {
  // Only the status is validated: a document can be unpublished whose fields are no longer valid.
  if (kind === 'unpublish')
    return { data: { _status: 'draft' }, depth: 0, unpublishAllLocales: true } as const
  const only = isSiteId(site) ? { publishSpecificLocale: site } : {}
  return { data: { _status: 'published' }, depth: 0, locale: siteOf(site ?? locale), ...only } as const
}

function siteOf(locale: string): SiteId {
  return isSiteId(locale) ? locale : defaultSite
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
}
