import type { AdminTexts, Messages } from '../types'
import { content, groups } from './content'
import { dashboard } from './dashboard'
import { deliveries } from './deliveries'
import { editor } from './editor'
import { errors } from './errors'
import { exports } from './exports'
import { guide } from './guide'
import { fields, rows } from './fields'
import { inbox } from './inbox'
import { merging } from './merging'
import { noPreview } from './no-preview'
import { library } from './library'
import { lists, siteStatuses } from './lists'
import { notes } from './notes'
import * as options from './options'
import { fileKinds, inquiryKinds, inquiryStatuses, materialKinds, materialLanguages } from './options'
import { pages } from './pages'
import { palette } from './palette'
import { planning } from './planning'
import { presence } from './presence'
import { preview } from './preview'
import { previews } from './previews'
import { saving } from './saving'
import { redirects } from './redirects'
import { searches } from './searches'
import { seo } from './seo'
import { settings } from './settings'
import { sharing } from './sharing'
import { table } from './table'
import { targets } from './targets'
import { tools } from './tools'
import { upload } from './upload'
import { versions } from './versions'

export const messages: Messages = {
  dashboard,
  deliveries,
  editor,
  errors,
  exports,
  guide,
  inbox,
  library,
  lists,
  merging,
  notes,
  palette,
  planning,
  presence,
  preview,
  previews,
  saving,
  redirects,
  searches,
  sharing,
  table,
  targets,
  tools,
  upload,
  versions,
  fileKinds,
  inquiryKinds,
  inquiryStatuses,
  siteStatuses,
  materialKinds,
  materialLanguages,
}

export const zh: AdminTexts = {
  content,
  groups,
  fields,
  rows,
  noPreview,
  pages,
  seo,
  settings,
  ...options,
  ...messages,
}
