import { everywhere } from '../sites'
import type { SolutionTypeSeed } from './types'

export const solutionTypeSeeds: SolutionTypeSeed[] = [
  {
    id: '1214000000000002001',
    slug: 'biobanking',
    order: 1,
    sites: everywhere,
    showsRelated: true,
    name: {
      zh_CN: '样本保存',
      en_EN: 'Biobanking and Cryopreservation',
      es_ES: 'Biobancos y criopreservación',
      fr_FR: 'Biobanques et cryoconservation',
    },
  },
  {
    id: '1214000000000002002',
    slug: 'immunisation',
    order: 2,
    sites: everywhere,
    showsRelated: true,
    name: {
      zh_CN: '疫苗与公共卫生',
      en_EN: 'Vaccines and Public Health',
      es_ES: 'Vacunas y salud pública',
      fr_FR: 'Vaccins et santé publique',
    },
  },
  {
    id: '1214000000000002003',
    slug: 'blood-and-plasma',
    order: 3,
    sites: everywhere,
    showsRelated: true,
    name: {
      zh_CN: '血液与血浆',
      en_EN: 'Blood and Plasma',
      es_ES: 'Sangre y plasma',
      fr_FR: 'Sang et plasma',
    },
  },
  {
    id: '1214000000000002004',
    slug: 'pharmacy',
    order: 4,
    sites: everywhere,
    showsRelated: true,
    name: {
      zh_CN: '药品与临床',
      en_EN: 'Pharmacy and Clinical Research',
      es_ES: 'Farmacia e investigación clínica',
      fr_FR: 'Pharmacie et recherche clinique',
    },
  },
  {
    id: '1214000000000002005',
    slug: 'laboratory',
    order: 5,
    sites: everywhere,
    showsRelated: true,
    name: {
      zh_CN: '实验室与生物安全',
      en_EN: 'Laboratory and Biosafety',
      es_ES: 'Laboratorio y bioseguridad',
      fr_FR: 'Laboratoire et biosécurité',
    },
  },
  {
    id: '1214000000000002006',
    slug: 'sectors',
    order: 6,
    sites: everywhere,
    showsRelated: false,
    name: { zh_CN: '其他行业', en_EN: 'Sectors', es_ES: 'Sectores', fr_FR: 'Secteurs' },
  },
]
