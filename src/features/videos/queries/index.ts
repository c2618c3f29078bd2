export {
  findDraftHomeVideos,
  findHomeVideos,
  findVideoNeighbours,
  findVideoPage,
  readVideosByIds,
} from './lists'
export { findDraftVideo, findVideo } from './video'
export type * from './items'
