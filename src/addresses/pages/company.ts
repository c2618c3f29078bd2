import type { Page, Values } from '../page'
import { toSearchText } from '@/lib/search/api'
import { fileKey, id, label, oneOfOr, pageNo, requiredId, text, searchText } from '../param'

const staticPage = { query: {}, segments: [], built: false } as const

/** Home, company, cases, videos, investors, careers and the pages of the site frame (S1 2.6-2.19, S2 2.18). */
export const company = {
  /** S1 2.6, 2.7. The canonical paths are the entry paths; `name` scrolls to a section in the browser. */
  home: { zh: ['', 'index'], intl: [''], query: { name: label }, segments: [], built: true },

  /** S1 2.11. `listid` is the case type of the international list, `type` the tab of the Chinese one. */
  cases: {
    zh: ['case'],
    intl: ['aboutUs/case', 'case'],
    query: {
      listid: { ...id, only: 'intl' },
      parentid: { ...label, only: 'intl' },
      type: { ...id, only: 'zh' },
      pageNo,
    },
    segments: [['listid', 'type'], 'pageNo'],
    built: true,
  },
  caseDetail: {
    zh: ['case/caseDetail', 'caseDetail'],
    intl: ['caseDetail', 'case/caseDetail', 'aboutUs/caseDetail'],
    query: { id: requiredId, name: label },
    segments: ['id'],
    built: true,
  },

  /** Company videos, S1 2.12; readings 4. */
  videos: {
    zh: ['video'],
    intl: ['aboutUs/video', 'video'],
    query: { listid: { ...label, only: 'intl' }, pageNo },
    segments: ['pageNo'],
    built: true,
  },
  videoDetail: {
    zh: ['videoDetail', 'aboutUs/videoDetail'],
    intl: ['aboutUs/videoDetail', 'videoDetail'],
    query: { id: requiredId, title: label },
    segments: ['id'],
    built: true,
  },

  /** S1 2.13, 2.14. `name` selects an item of the Chinese menu. */
  aboutUs: {
    zh: ['aboutUs'],
    intl: ['aboutUs'],
    query: { name: { ...text, only: 'zh' } },
    segments: [['name']],
    built: true,
  },
  aboutUsNew: { zh: ['aboutUsNew'], ...staticPage, built: true },
  aboutUsHistory: { intl: ['aboutUs/history'], ...staticPage, query: { listid: label }, built: true },
  aboutUsTeam: { intl: ['aboutUs/team'], ...staticPage, query: { listid: label }, built: true },

  /** S1 2.15. Two lists on one page: `pageNo` of the news, `videoPageNo` of the videos. */
  investorOverview: { zh: ['investor/overview'], ...staticPage, built: true },
  investorStocks: { zh: ['investor/stocks'], ...staticPage, built: true },
  investorNotice: { zh: ['investor/notice'], ...staticPage, built: true },
  investorInformation: {
    zh: ['investor/information'],
    query: { pageNo, videoPageNo: pageNo },
    segments: ['pageNo', 'videoPageNo'],
    built: true,
  },
  investorInformationDetail: {
    zh: ['investor/informationDetail'],
    query: { id: requiredId, name: label },
    segments: ['id'],
    built: true,
  },
  investorContact: { zh: ['investor/contact'], ...staticPage, built: true },

  /** S1 2.16: 1 social recruitment, 2 future partners, 3 office environment. */
  recruitment: {
    zh: ['recruitment'],
    query: { type: oneOfOr('2', '1', '3'), pageNo },
    segments: ['type', 'pageNo'],
    built: true,
  },

  /** S1 2.17: the search types of S1 9, by default products. */
  search: {
    zh: ['search'],
    intl: ['search'],
    query: { selectWD: oneOfOr('2', '1', '3', '4', '5', '6', '7'), inputWD: searchText, pageNo },
    segments: ['selectWD', ['inputWD'], 'pageNo'],
    translate: normaliseSearchText,
    built: true,
    noIndex: true,
  },

  /** S1 2.18, 2.19. */
  legal: { zh: ['legal'], intl: ['legal'], ...staticPage, built: true },
  sitemap: { intl: ['sitemap'], ...staticPage, built: true },
  pdf: {
    zh: ['pdf'],
    intl: ['pdf'],
    query: { fileName: label, url: { ...fileKey, accepts: () => true } },
    segments: ['url'],
    translate: normaliseFileKey,
    built: true,
  },

  /** S2 2.18: `name` selects the tab. */
  contact: {
    intl: ['contact'],
    query: { name: oneOfOr('Product Request', 'Customer Support') },
    segments: ['name'],
    built: true,
  },
} as const satisfies Record<string, Page>

/** Any text is a valid search; an empty one is left out. */
function normaliseSearchText({ inputWD = '', ...others }: Values): Values {
  const text = toSearchText(inputWD)
  return text ? { ...others, inputWD: text } : others
}

/** Not a valid key of a file. */
const unknownFile = '-'

/** All invalid keys share one page, which reports a missing file. */
function normaliseFileKey(values: Values): Values {
  return fileKey.accepts(values.url ?? '') ? values : { ...values, url: unknownFile }
}
