export { findDraftNews, findNews } from './article'
export {
  findHomeNews,
  findInvestorNewsPage,
  findNewsByIds,
  findNewsPage,
  findRecommendedNews,
  searchNews,
} from './lists'
export { findNewsNeighbours } from './neighbours'
export { withContents } from './read'
export { findNewsTypes } from './types'
export type * from './items'
