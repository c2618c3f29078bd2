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

/** The paper that a site shows: 'solution-catalogue-biosafety' is another file on zh_CN than on es_ES. */
export function materialFor(paper: string, site: SiteId): MaterialSeed | undefined {
  return materialSeeds.find((material) => material.paper === paper && material.sites.includes(site))
}
