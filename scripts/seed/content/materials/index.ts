import type { SiteId } from '@/i18n/locales'
import { certificateMaterials } from './certificates'
import { companyMaterials } from './company'
import { lineMaterials, modelMaterials } from './products'
import type { MaterialSeed } from './types'
import { videoMaterials } from './videos'

/** The library, by kind and order. */
export const materialSeeds: MaterialSeed[] = [
  ...lineMaterials,
  ...certificateMaterials,
  ...modelMaterials,
  ...companyMaterials,
  ...videoMaterials,
]

/** The version of a document that a site shows: 'solution-catalogue-biosafety' has different files on zh_CN and es_ES. */
export function materialFor(document: string, site: SiteId): MaterialSeed | undefined {
  return materialSeeds.find((material) => material.document === document && material.sites.includes(site))
}
