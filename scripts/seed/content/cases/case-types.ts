import { everywhere } from '../sites'
import type { CaseTypeSeed } from './types'

export const caseTypeSeeds: CaseTypeSeed[] = [
  {
    id: '1214000000000002501',
    slug: 'biobanks',
    cover: 'case-type-1.webp',
    order: 1,
    sites: everywhere,
    name: { zh_CN: '样本库', en_EN: 'Biobanks', es_ES: 'Biobancos', fr_FR: 'Biobanques' },
  },
  {
    id: '1214000000000002502',
    slug: 'vaccines',
    cover: 'case-type-3.webp',
    order: 2,
    sites: everywhere,
    name: {
      zh_CN: '疫苗与公共卫生',
      en_EN: 'Vaccines and Public Health',
      es_ES: 'Vacunas y salud pública',
      fr_FR: 'Vaccins et santé publique',
    },
  },
  {
    id: '1214000000000002503',
    slug: 'blood',
    cover: 'case-type-2.webp',
    order: 3,
    sites: everywhere,
    name: {
      zh_CN: '采供血机构',
      en_EN: 'Blood Services',
      es_ES: 'Servicios de sangre',
      fr_FR: 'Services du sang',
    },
  },
  {
    id: '1214000000000002504',
    slug: 'hospitals',
    cover: 'case-type-4.webp',
    order: 4,
    sites: everywhere,
    name: {
      zh_CN: '医院与药房',
      en_EN: 'Hospitals and Pharmacy',
      es_ES: 'Hospitales y farmacia',
      fr_FR: 'Hôpitaux et pharmacie',
    },
  },
  {
    id: '1214000000000002505',
    slug: 'research',
    cover: 'case-type-5.webp',
    order: 5,
    sites: everywhere,
    name: {
      zh_CN: '科研与高校',
      en_EN: 'Research and Universities',
      es_ES: 'Investigación y universidades',
      fr_FR: 'Recherche et universités',
    },
  },
  {
    id: '1214000000000002506',
    slug: 'industry',
    cover: 'case-19.webp',
    order: 6,
    sites: everywhere,
    name: {
      zh_CN: '企业与物流',
      en_EN: 'Industry and Logistics',
      es_ES: 'Industria y logística',
      fr_FR: 'Industrie et logistique',
    },
  },
]
