import type { AdminTexts } from '../types'
import { content, groups } from './content'
import { fields, rows } from './fields'
import * as options from './options'
import { settings } from './settings'

export const fr: AdminTexts = { content, groups, fields, rows, settings, ...options }
