export { findDraftNews, findNews } from './article'
export {
  findHomeNews,
  findInvestorNewsPage,
  findNewsByIds,
  findNewsPage,
  findRecommendedNews,
  searchNews,
} from './lists'
export { withContents } from './read'
export { findNewsTypes } from './types'
export type * from './items'
