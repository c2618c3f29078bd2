export {
  findDraftMaterial,
  findMaterial,
  findMaterials,
  findMaterialsOfProduct,
  findVideoNeighbours,
} from './materials'
export { materialTags } from './tags'
export type * from './items'
