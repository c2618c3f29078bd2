export {
  findDraftMaterial,
  findMaterial,
  findMaterials,
  findMaterialsOfKind,
  findMaterialsOfProduct,
  findRestrictedMaterials,
  findVideoNeighbours,
  readMaterialsByIds,
} from './materials'
export { findNewsletterPage, findTrainingPage } from './newsletters'
export { materialTags } from './tags'
export type * from './items'
