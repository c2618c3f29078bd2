export {
  findDraftMaterial,
  findMaterial,
  findMaterials,
  findMaterialsOfProduct,
  findVideoNeighbours,
} from './materials'
export type * from './items'
