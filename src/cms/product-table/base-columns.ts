import { siteIds } from '@/i18n/locales'
import { markets } from '@/lib/markets'
import type { Column } from '../tables/column'
import {
  dateCell,
  fieldColumn,
  flagCell,
  idCell,
  idsCell,
  numberCell,
  optionCell,
  optionsCell,
  siteColumns,
  textCell,
  type Cell,
} from '../tables/field-columns'
import type { StoredDocument } from '../tables/stored-document'
import { picturesOfText, readRichText, toRichText } from './rich-text-cell'

const availabilities = ['active', 'discontinued']
const marketIds = markets.map(({ value }) => value)

const richTextCell: Cell = {
  read: readRichText,
  parse: toRichText,
  refersTo: (value) => picturesOfText(value).map((id) => ({ collection: 'media', id })),
}

/** The values that are the same on every site. */
export const sharedColumns: Column<StoredDocument>[] = [
  fieldColumn('model', textCell),
  fieldColumn('category', idCell('product-categories')),
  fieldColumn('order', numberCell),
  fieldColumn('availability', optionCell(availabilities)),
  fieldColumn('replacedBy', idCell('products')),
  fieldColumn('markets', optionsCell(marketIds)),
  fieldColumn('featured', flagCell),
  fieldColumn('sites', optionsCell(siteIds)),
  fieldColumn('updateTime', dateCell),
  fieldColumn('cover', idCell('media')),
  fieldColumn('pictures', idsCell('media')),
  fieldColumn('hdPicture', idCell('files')),
  fieldColumn('certificates', idsCell('media')),
  fieldColumn('solutions', idsCell('solutions')),
  fieldColumn('recommendations', idsCell('products')),
]

/** The texts of each site, in the order of the form. */
export const textColumns: Column<StoredDocument>[] = [
  ...siteColumns('name', textCell),
  ...siteColumns('listName', textCell),
  ...siteColumns('brief', textCell),
  ...siteColumns('overview', richTextCell),
]
