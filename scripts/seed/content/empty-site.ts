import type { SettingsSeed } from './types'

/** The settings of an empty site, before the company has entered its own. */
export const emptySiteSettings: SettingsSeed = {
  companyName: {
    zh_CN: '贵公司名称',
    en_EN: 'Your company',
    es_ES: 'Su empresa',
    fr_FR: 'Votre entreprise',
  },
  legalName: {},
  tagline: {},
  address: {},
  email: {},
  phone: {},
  hours: {},
  social: { zh_CN: [], en_EN: [], en_US: [], en_UK: [], es_ES: [], fr_FR: [] },
  regionalSites: [],
  chineseHosts: [],
  spanishHosts: [],
  frenchHosts: [],
  frameHosts: [],
  homeTitle: {},
  homeDescription: {},
  homeKeywords: {},
  recordFiling: {},
  recordFilingAddress: {},
  policeFiling: {},
  policeFilingAddress: {},
  privacyPolicy: {},
}
