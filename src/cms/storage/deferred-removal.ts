import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { anyCollection } from '../any-collection'
import { afterTransaction } from '../transaction'

/**
 * Makes a storage plugin remove bytes only after the transaction has ended, and only if no row refers to them: those of a
 * replaced or deleted upload, and new ones whose row was rolled back. By itself the plugin removes them within the
 * transaction, so that a rollback leaves a row without bytes.
 */
export function withDeferredRemoval(plugin: Plugin, slugs: string[]): Plugin {
  return async (config) => {
    const stored = await plugin(config)
    return {
      ...stored,
      collections: stored.collections?.map((one) => (slugs.includes(one.slug) ? deferRemoval(one) : one)),
    }
  }
}

/** The plugin's hooks are the last of the collection's. */
function deferRemoval(collection: CollectionConfig): CollectionConfig {
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  const [store, remove] = [afterChange.at(-1), afterDelete.at(-1)]
  if (!store || !remove) throw new Error(`The storage of ${collection.slug} has no hooks.`)
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange.slice(0, -1), storeOnly(store, remove)],
      afterDelete: [...afterDelete.slice(0, -1), removeDeferred(remove)],
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
      await runIfUnreferenced({ slug: collection.slug, key: upload.filename, req }, () => remove(removal))
    }
    // Without a previous document the plugin removes nothing.
    return store({ ...args, previousDoc: undefined })
  }
}

function removeDeferred(remove: CollectionAfterDeleteHook): CollectionAfterDeleteHook {
  return async (args) => {
    const { collection, doc, req } = args
    if (doc.filename)
      await runIfUnreferenced({ slug: collection.slug, key: doc.filename, req }, () => remove(args))
    return doc
  }
}

type Upload = { slug: string; key: string; req: PayloadRequest }

async function runIfUnreferenced({ slug, key, req }: Upload, run: () => unknown): Promise<void> {
  const { payload } = req
  await afterTransaction(req, async () => {
    try {
      // A failed commit is not reported, so the rows are checked.
      const { totalDocs } = await payload.db.count({
        collection: anyCollection(slug),
        where: { filename: { equals: key } },
      })
      if (totalDocs === 0) await run()
    } catch (error) {
      payload.logger.error({ err: error }, `the bytes of ${key} could not be removed`)
    }
  })
}
