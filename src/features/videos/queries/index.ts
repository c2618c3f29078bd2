export {
  findDraftHomeVideos,
  findHomeVideos,
  findVideoNeighbours,
  findVideoPage,
  readVideosByIds,
} from './lists'
export { findDraftVideo, findVideo } from './video'
export { videoTags } from './tags'
export type * from './items'
