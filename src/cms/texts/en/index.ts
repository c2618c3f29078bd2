import { content, groups } from './content'
import { errors } from './errors'
import { fields, rows } from './fields'
import * as options from './options'
import { searches } from './searches'
import { settings } from './settings'
import { tools } from './tools'

/** Texts of our own views, which the admin loads in the language of the account. */
export const messages = { errors, searches, tools }

export const en = { content, groups, fields, rows, settings, ...options, ...messages }
