import { content, groups } from './content'
import { fields, rows } from './fields'
import * as options from './options'
import { settings } from './settings'
import { tools } from './tools'

/** Texts of our own views, which the admin loads in the language of the account. */
export const messages = { tools }

export const en = { content, groups, fields, rows, settings, ...options, ...messages }
