import type { AdminTexts, Messages } from '../types'
import { content, groups } from './content'
import { errors } from './errors'
import { fields, rows } from './fields'
import * as options from './options'
import { searches } from './searches'
import { settings } from './settings'
import { tools } from './tools'

export const messages: Messages = { errors, searches, tools }

export const zh: AdminTexts = { content, groups, fields, rows, settings, ...options, ...messages }
