import type { GlobalConfig } from 'payload'
import { navigation } from './navigation'
import { siteSettings } from './site-settings'

export const globals: GlobalConfig[] = [siteSettings, navigation]
