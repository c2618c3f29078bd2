import type { CollectionConfig, Config, DocumentTabConfig, EditConfig, GlobalConfig } from 'payload'
import type { MessageKey } from '../texts/types'

const fieldInAddress = '/src/cms/preview/admin/field-in-address#FieldInAddress'

/** Adds the views of pages to everything that has a preview: all sites, a comparison of states, and widths. */
export function withPreviewViews(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((one) => (one.admin?.livePreview ? withViews(one) : one)),
    globals: config.globals?.map((one) => (one.admin?.livePreview ? withViewsOfGlobal(one) : one)),
  }
}

function withViews(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), fieldInAddress]
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        edit: { ...components?.edit, beforeDocumentControls },
        views: { ...components?.views, edit: editViews(components?.views?.edit, collection) },
      },
    },
  }
}

function withViewsOfGlobal(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), fieldInAddress]
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...components,
        elements: { ...components?.elements, beforeDocumentControls },
        views: { ...components?.views, edit: editViews(components?.views?.edit, global) },
      },
    },
  }
}

function editViews(views: EditConfig | undefined, { versions }: CollectionConfig | GlobalConfig): EditConfig {
  const compare = {
    Component: '/src/cms/preview/admin/compare/compare-view#CompareView',
    path: '/compare',
    tab: tab('/compare', 'previews:compare', 220),
  } as const
  return {
    ...views,
    livePreview: { Component: '/src/cms/preview/admin/pane/preview-pane#PreviewPane' },
    sites: {
      Component: '/src/cms/preview/admin/sites/sites-view#SitesView',
      path: '/sites',
      tab: tab('/sites', 'previews:sites', 210),
    },
    ...(versions && { compare }),
  } as EditConfig
}

function tab(href: string, label: MessageKey, order: number): DocumentTabConfig {
  return { href, order, label: ({ t }) => t(label) }
}
