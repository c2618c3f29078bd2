export {
  countMaterials,
  findFirstCovers,
  findDraftMaterial,
  findMaterial,
  findMaterials,
  findMaterialsOfKind,
  findMaterialsOfProduct,
  findRestrictedMaterials,
  findVideoNeighbours,
} from './materials'
export { findNewsletterPage, findTrainingPage } from './newsletters'
export type * from './items'
