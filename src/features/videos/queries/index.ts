export {
  findDraftHomeVideos,
  findHomeVideos,
  findVideoNeighbours,
  findVideoPage,
  findVideosByIds,
} from './lists'
export { findDraftVideo, findVideo } from './video'
export type * from './items'
