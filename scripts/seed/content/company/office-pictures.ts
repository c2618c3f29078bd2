import { everywhere } from '../sites'
import type { Localised } from '../types'
import { companyId } from './ids'
import type { OfficePictureSeed } from './types'

const places: [slug: string, title: Localised][] = [
  [
    'hall',
    {
      zh_CN: '总部大厅',
      en_EN: 'The entrance hall',
      es_ES: 'El vestíbulo',
      fr_FR: 'Le hall d’entrée',
    },
  ],
  [
    'test-centre',
    {
      zh_CN: '测试中心',
      en_EN: 'The test centre',
      en_US: 'The test center',
      es_ES: 'El centro de ensayos',
      fr_FR: 'Le centre d’essais',
    },
  ],
  [
    'open-plan',
    {
      zh_CN: '客户服务办公区',
      en_EN: 'Customer service',
      es_ES: 'Atención al cliente',
      fr_FR: 'Le service clients',
    },
  ],
  ['line-two', { zh_CN: '二号线', en_EN: 'Line two', es_ES: 'La línea dos', fr_FR: 'La ligne deux' }],
  [
    'canteen',
    {
      zh_CN: '员工食堂',
      en_EN: 'The canteen',
      en_US: 'The cafeteria',
      es_ES: 'El comedor',
      fr_FR: 'La cantine',
    },
  ],
  [
    'reading-room',
    {
      zh_CN: '图书室',
      en_EN: 'The reading room',
      es_ES: 'La sala de lectura',
      fr_FR: 'La salle de lecture',
    },
  ],
  [
    'training-room',
    {
      zh_CN: '培训教室',
      en_EN: 'The training room',
      es_ES: 'El aula de formación',
      fr_FR: 'La salle de formation',
    },
  ],
  ['courtyard', { zh_CN: '园区庭院', en_EN: 'The courtyard', es_ES: 'El patio', fr_FR: 'La cour' }],
]

/** S1 2.16. */
export const officePictureSeeds: OfficePictureSeed[] = places.map(([slug, title], index) => ({
  id: companyId('officePicture', index + 1),
  sites: everywhere,
  order: index + 1,
  title,
  picture: `office-${slug}.webp`,
}))
