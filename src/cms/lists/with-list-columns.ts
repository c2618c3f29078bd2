import {
  flattenAllFields,
  type CheckboxField,
  type CollectionConfig,
  type Field,
  type TextField,
  type UIField,
} from 'payload'
import { translated } from '../texts'
import { pictureFields } from './thumbnails'

const cells = '/src/cms/lists/admin/cells'

/** Columns of every list of content: a picture where documents have one, the title, and the status on each site. */
export function withListColumns(config: CollectionConfig): CollectionConfig {
  const { admin = {}, upload } = config
  const fields = flattenAllFields({ fields: config.fields })
  const title = admin.useAsTitle
  const pictures = pictureFields(fields)
  const hasSites = fields.some(({ name }) => name === 'sites')
  // The picture of an upload is beside its file name already.
  const hasThumbnail = pictures.length > 0 && !upload
  // Read for its meaning from the column of sites.
  const replaced = new Set([...pictures, ...(hasSites ? ['sites', '_status'] : [])])
  const columns = (admin.defaultColumns ?? []).filter((name) => !replaced.has(name))
  return {
    ...config,
    enableQueryPresets: true,
    admin: {
      ...admin,
      // The grid of pictures shows more than the chosen columns.
      enableListViewSelectAPI: !upload,
      defaultColumns: [
        ...(hasThumbnail ? ['thumbnail'] : []),
        ...columns,
        ...(hasSites ? ['siteStates'] : []),
      ],
      components: withFilters(admin.components),
      pagination: fields.some(({ name }) => name === 'parent') ? { defaultLimit: 100 } : admin.pagination,
      listSearchableFields: admin.listSearchableFields ?? (title ? [title, 'id'] : undefined),
    },
    fields: [
      ...(hasThumbnail ? [column('thumbnail', 'ThumbnailCell', 'lists:thumbnail')] : []),
      ...config.fields.map((field) => withCells(field, title)),
      ...(hasSites ? [column('siteStates', 'SitesCell', 'lists:sites')] : []),
    ],
  }
}

type Components = NonNullable<CollectionConfig['admin']>['components']

/** Collections with filters of their own keep them. */
function withFilters(components: Components): Components {
  const above = components?.beforeListTable ?? []
  if (JSON.stringify(above).includes('ListFilters')) return components
  return { ...components, beforeListTable: [...above, '/src/cms/lists/admin/content-filters#ContentFilters'] }
}

function column(name: string, cell: string, label: 'lists:thumbnail' | 'lists:sites'): UIField {
  return {
    name,
    type: 'ui',
    label: translated(label),
    admin: { disableBulkEdit: true, components: { Cell: `${cells}#${cell}` } },
  }
}

/** The title links to the document, boxes are read as yes or no, words as a list; some are in a row or tab. */
function withCells(field: Field, title: string | undefined): Field {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      fields: tab.fields.map((one) => withCells(one, title)),
    }))
    return { ...field, tabs }
  }
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map((one) => withCells(one, title)) }
  }
  // The column of sites shows more.
  if (field.type === 'select' && field.name === 'sites')
    return { ...field, admin: { ...field.admin, disableListColumn: true } }
  if (field.type === 'checkbox') return withCell(field, `${cells}#FlagCell`)
  if (field.type === 'text' && field.hasMany) return withCell(field, `${cells}#WordsCell`)
  const isTitle = field.type === 'text' && field.name === title
  return isTitle ? withCell(field, '/src/cms/lists/admin/title-cell#TitleCell') : field
}

function withCell<Cell extends TextField | CheckboxField>(field: Cell, path: string): Cell {
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell: path } } }
}
