import type { GlobalConfig } from 'payload'
import { careers } from './careers'
import { homePage } from './home-page'
import { investorRelations } from './investor-relations'
import { navigation } from './navigation'
import { requestSettings } from './request-settings'
import { searchSettings } from './search-settings'
import { serviceSupport } from './service-support'
import { siteSettings } from './site-settings'
import { staffSettings } from './staff-settings'

export const globals: GlobalConfig[] = [
  homePage,
  investorRelations,
  careers,
  serviceSupport,
  requestSettings,
  searchSettings,
  siteSettings,
  staffSettings,
  navigation,
]
