import type { SiteId } from '@/i18n/locales'

type DistributorGroupSeed = { id: string; slug: DistributorGroupSlug; name: string; description: string }

export type DistributorGroupSlug = 'full-line' | 'regional-partners'

export type DistributorSeed = {
  id: string
  username: string
  company: string
  email: string
  groups: DistributorGroupSlug[]
  site: SiteId
  note: string
  /** The last day on which they may sign in, yyyy-mm-dd. */
  expires?: string
}

export const distributorGroupSeeds: DistributorGroupSeed[] = [
  {
    id: '1217000000000000011',
    slug: 'full-line',
    name: 'Full line',
    description:
      'Partners who sell and service the whole range. They receive launch packs and service manuals.',
  },
  {
    id: '1217000000000000021',
    slug: 'regional-partners',
    name: 'Regional partners',
    description:
      'Partners for one country or region. They receive every restricted file that names no group.',
  },
]

/** The account with an end date shows an expired account, so the date must be in the past. */
export const distributorSeeds: DistributorSeed[] = [
  {
    id: '1217000000000001011',
    username: 'nordic-lab',
    company: 'Nordic Lab Supply AB',
    email: 'orders@nordiclabsupply.example',
    groups: ['full-line'],
    site: 'en_EN',
    note: 'Sweden, Norway, Finland. Service partner since 2019, four engineers trained.',
  },
  {
    id: '1217000000000001021',
    username: 'andes-medical',
    company: 'Andes Medical Distribuciones S.A.S.',
    email: 'compras@andesmedical.example',
    groups: ['regional-partners'],
    site: 'es_ES',
    note: 'Colombia, Ecuador, Peru. Sells pharmacy, blood bank and vaccine refrigerators.',
  },
  {
    id: '1217000000000001031',
    username: 'old-partner',
    company: 'Harbor Street Scientific, Inc.',
    email: 'office@harborstreetscientific.example',
    groups: [],
    site: 'en_US',
    note: 'The agreement ended in December 2025; the account is kept for the log.',
    expires: '2025-12-31',
  },
]
