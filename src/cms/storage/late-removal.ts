import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
  Plugin,
} from 'payload'
import { afterTransaction } from '../transaction'

/**
 * Lets a storage plugin remove bytes only when the transaction has ended and no row names them: those of a replaced or
 * deleted upload, and new ones whose row was never kept. On its own the plugin removes within the transaction, so that
 * a failure takes the bytes of a row that stays.
 */
export function withLateRemoval(plugin: Plugin, slugs: string[]): Plugin {
  return async (config) => {
    const stored = await plugin(config)
    return {
      ...stored,
      collections: stored.collections?.map((one) => (slugs.includes(one.slug) ? late(one) : one)),
    }
  }
}

/** The plugin's hooks are the last of the collection's. */
function late(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  const [store, remove] = [afterChange.at(-1), afterDelete.at(-1)]
  if (!store || !remove) throw new Error(`The storage of ${collection.slug} has no hooks.`)
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange.slice(0, -1), storeOnly(store, remove)],
      afterDelete: [...afterDelete.slice(0, -1), removeLate(remove)],
    },
  }
}

function storeOnly(
  store: CollectionAfterChangeHook,
  remove: CollectionAfterDeleteHook,
): CollectionAfterChangeHook {
  return async (args) => {
    const { collection, context, doc, previousDoc, req } = args
    const isStored = doc.filename && doc.filename !== previousDoc?.filename
    for (const upload of isStored ? [doc, previousDoc] : []) {
      if (!upload?.filename) continue
      const removal = { id: upload.id, collection, context, doc: upload, req }
      await onceUnnamed({ slug: collection.slug, key: upload.filename, req }, () => remove(removal))
    }
    // Without a former document the plugin has nothing to remove.
    return store({ ...args, previousDoc: undefined })
  }
}

function removeLate(remove: CollectionAfterDeleteHook): CollectionAfterDeleteHook {
  return async (args) => {
    const { collection, doc, req } = args
    if (doc.filename) await onceUnnamed({ slug: collection.slug, key: doc.filename, req }, () => remove(args))
    return doc
  }
}

type Upload = { slug: string; key: string; req: PayloadRequest }

async function onceUnnamed({ slug, key, req }: Upload, run: () => unknown): Promise<void> {
  const { payload } = req
  await afterTransaction(req, async () => {
    try {
      // A commit that fails is not told: only the rows tell.
      const { totalDocs } = await payload.db.count({
        collection: slug as CollectionSlug,
        where: { filename: { equals: key } },
      })
      if (totalDocs === 0) await run()
    } catch (error) {
      payload.logger.error({ err: error }, `the bytes of ${key} could not be removed`)
    }
  })
}
