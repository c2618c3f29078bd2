import { everywhere } from '../sites'
import { companyId } from './ids'
import type { TeamGroupSeed } from './types'

const groups: Pick<TeamGroupSeed, 'slug' | 'kind' | 'name'>[] = [
  {
    slug: 'leaders',
    kind: 'leaders',
    name: { zh_CN: '管理团队', en_EN: 'Leadership', es_ES: 'Dirección', fr_FR: 'Direction' },
  },
  {
    slug: 'china-east-asia',
    kind: 'sales',
    name: {
      zh_CN: '中国与东亚',
      en_EN: 'China and East Asia',
      es_ES: 'China y Asia Oriental',
      fr_FR: 'Chine et Asie de l’Est',
    },
  },
  {
    slug: 'south-asia-pacific',
    kind: 'sales',
    name: {
      zh_CN: '南亚、东南亚与太平洋',
      en_EN: 'South and South-East Asia, Pacific',
      es_ES: 'Asia Meridional, Sudeste Asiático y Pacífico',
      fr_FR: 'Asie du Sud et du Sud-Est, Pacifique',
    },
  },
  {
    slug: 'europe',
    kind: 'sales',
    name: { zh_CN: '欧洲', en_EN: 'Europe', es_ES: 'Europa', fr_FR: 'Europe' },
  },
  {
    slug: 'americas',
    kind: 'sales',
    name: { zh_CN: '美洲', en_EN: 'Americas', es_ES: 'América', fr_FR: 'Amériques' },
  },
  {
    slug: 'africa-middle-east',
    kind: 'sales',
    name: {
      zh_CN: '非洲与中东',
      en_EN: 'Africa and Middle East',
      es_ES: 'África y Oriente Medio',
      fr_FR: 'Afrique et Moyen-Orient',
    },
  },
  {
    slug: 'research',
    kind: 'rd',
    name: {
      zh_CN: '研发团队',
      en_EN: 'Research and development',
      es_ES: 'Investigación y Desarrollo',
      fr_FR: 'Recherche et développement',
    },
  },
]

/** S1 2.13, 3. */
export const teamGroupSeeds: TeamGroupSeed[] = groups.map((group, index) => ({
  ...group,
  id: companyId('teamGroup', index + 1),
  sites: everywhere,
  order: index + 1,
}))
