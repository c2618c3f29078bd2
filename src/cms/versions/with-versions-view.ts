import type { CollectionConfig, Config, EditConfig, GlobalConfig } from 'payload'

const versions = { Component: '/src/cms/versions/admin/versions-view#VersionsView' }

/** Replaces Payload's list of versions, which names neither authors nor sites. */
export function withVersionsView(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) => (one.versions ? ofCollection(one) : one)),
    globals: config.globals?.map((one) => (one.versions ? ofGlobal(one) : one)),
  }
}

function ofCollection(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const edit = { ...components?.views?.edit, versions } as EditConfig
  const views = { ...components?.views, edit }
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } }
}

function ofGlobal(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  const edit = { ...components?.views?.edit, versions } as EditConfig
  const views = { ...components?.views, edit }
  return { ...global, admin: { ...global.admin, components: { ...components, views } } }
}
