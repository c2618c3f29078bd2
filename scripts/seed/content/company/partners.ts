import { everywhere } from '../sites'
import { companyId } from './ids'
import type { PartnerSeed } from './types'

type Names = [zh: string, en: string, es: string, fr: string]

/** Institutions of the cases, in the order of the pages; the number of a logo is its position here. */
export const partnerSeeds: PartnerSeed[] = [
  partner(
    ['东湖样本库', 'East Lake Biobank', 'Biobanco East Lake', 'Biobanque East Lake'],
    'east-lake-biobank',
  ),
  partner(
    [
      '圣奥德里克血液中心',
      'St Aldric Blood Service',
      'Servicio de Sangre St Aldric',
      'Service du sang St Aldric',
    ],
    'st-aldric-blood',
  ),
  partner(
    ['南湾大学', 'Nanwan University', 'Universidad de Nanwan', 'Université de Nanwan'],
    'nanwan-university',
  ),
  partner(
    [
      '山海省疾病预防控制中心',
      'Shanhai Provincial Centre for Disease Control',
      'Centro Provincial de Control de Enfermedades de Shanhai',
      'Centre provincial de contrôle des maladies de Shanhai',
    ],
    'shanhai-cdc',
  ),
  partner(
    [
      '青屿市立医院',
      'Qingyu Municipal Hospital',
      'Hospital Municipal de Qingyu',
      'Hôpital municipal de Qingyu',
    ],
    'qingyu-hospital',
  ),
  partner(
    [
      '青屿脐带血库',
      'Qingyu Cord Blood Bank',
      'Banco de Sangre de Cordón de Qingyu',
      'Banque de sang placentaire de Qingyu',
    ],
    'qingyu-cord-blood',
  ),
  partner(['海恩贝格队列研究', 'Hainberg Cohort', 'Cohorte Hainberg', 'Cohorte Hainberg'], 'hainberg-cohort'),
  partner(
    [
      '沃尔塔热带医学研究所',
      'Volta Institute of Tropical Medicine',
      'Instituto Volta de Medicina Tropical',
      'Institut Volta de médecine tropicale',
    ],
    'volta-institute',
  ),
  partner(['默兹物流', 'Meuse Logistics', 'Meuse Logistics', 'Meuse Logistics'], 'meuse-logistics'),
  partner(
    ['贝勒枫丹研究所', 'Institut Bellefontaine', 'Institut Bellefontaine', 'Institut Bellefontaine'],
    'institut-bellefontaine',
  ),
  partner(
    ['红隼医院集团', 'Kestrel Hospitals', 'Kestrel Hospitals', 'Kestrel Hospitals'],
    'kestrel-hospitals',
  ),
  partner(
    ['飞燕细胞治疗', 'Larkspur Cell Therapies', 'Larkspur Cell Therapies', 'Larkspur Cell Therapies'],
    'larkspur-cell',
  ),
  partner(
    [
      '坦纳斯菲尔德大学',
      'University of Tannersfield',
      'Universidad de Tannersfield',
      'Université de Tannersfield',
    ],
    'tannersfield',
  ),
  partner(
    [
      '凯尔拉兹海洋研究所',
      'Kerlaz Marine Institute',
      'Instituto Marino de Kerlaz',
      'Institut marin de Kerlaz',
    ],
    'kerlaz-marine',
  ),
  partner(
    ['高原制药', 'Laboratorios Altiplano', 'Laboratorios Altiplano', 'Laboratorios Altiplano'],
    'laboratorios-altiplano',
  ),
  partner(['山海血液制品', 'Shanhai Plasma', 'Shanhai Plasma', 'Shanhai Plasma'], 'shanhai-plasma'),
].map((seed, index) => ({
  ...seed,
  id: companyId('partner', index + 1),
  logo: `partner-${index + 1}.webp`,
  order: index + 1,
}))

function partner(
  [zh_CN, en_EN, es_ES, fr_FR]: Names,
  site: string,
): Omit<PartnerSeed, 'id' | 'logo' | 'order'> {
  return { name: { zh_CN, en_EN, es_ES, fr_FR }, link: `https://www.${site}.example`, sites: everywhere }
}
