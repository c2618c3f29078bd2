export { findFolderFilePage, findFolderFiles, findGeneralCatalogues, findVideoPage } from './files'
export { withOwnPictures } from './folder-pictures'
export { findFolderPath, findFolders } from './folders'
export { findCertificateProducts, findMaterialGroup, findMaterialGroups } from './groups'
export {
  findImageNeighbours,
  findImageProductPage,
  findImageProducts,
  findImageProductsByIds,
  findProductImages,
} from './images'
export { findDraftSupportPage, findSupportPage, findSupportPages } from './pages'
export { findServiceSupport } from './service-support'
export type * from './items'
