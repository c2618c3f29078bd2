import type { Task } from '../task.ts'
import { article, preview, translation } from './articles.ts'
import { picture, replacement } from './files.ts'
import { menu, order } from './home.ts'
import { parameters, product, table } from './products.ts'
import { restoring, withdrawal } from './states.ts'
import { copy, missing } from './translations.ts'
import { promotion, request } from './visitors.ts'

/** In the order of the review. */
export const tasks: Task[] = [
  article,
  translation,
  preview,
  picture,
  order,
  product,
  parameters,
  table,
  copy,
  request,
  promotion,
  restoring,
  withdrawal,
  replacement,
  menu,
  missing,
]
