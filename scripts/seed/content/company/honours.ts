import { typesetFields } from '../solutions/typeset-fields'
import { everywhere } from '../sites'
import type { Localised } from '../types'
import { companyId } from './ids'
import type { HonourSeed } from './types'

type Draft = Pick<HonourSeed, 'year' | 'title' | 'issuer'>

const province: Localised = {
  zh_CN: '山海省人民政府',
  en_EN: 'Government of Shanhai Province',
  es_ES: 'Gobierno de la provincia de Shanhai',
  fr_FR: 'Gouvernement de la province de Shanhai',
}

const certifier: Localised = {
  zh_CN: '北岸认证',
  en_EN: 'Nordkai Certification',
  es_ES: 'Nordkai Certification',
  fr_FR: 'Nordkai Certification',
}

/** In the order of their pictures: six certificates, three plaques, three trophies. */
const drafts: Draft[] = [
  {
    year: 2010,
    title: {
      zh_CN: 'ISO 13485 医疗器械质量管理体系认证证书',
      en_EN: 'ISO 13485 certificate: quality management for medical devices',
      es_ES: 'Certificado ISO 13485: gestión de la calidad de productos sanitarios',
      fr_FR: 'Certificat ISO 13485 : management de la qualité des dispositifs médicaux',
    },
    issuer: certifier,
  },
  {
    year: 2012,
    title: {
      zh_CN: '太阳能直驱疫苗冷藏箱 PQS 预认证',
      en_EN: 'PQS prequalification of the first solar direct-drive refrigerator',
      es_ES: 'Precalificación PQS del primer frigorífico solar de accionamiento directo',
      fr_FR: 'Préqualification PQS du premier réfrigérateur solaire à entraînement direct',
    },
    issuer: {
      zh_CN: '世界卫生组织',
      en_EN: 'World Health Organization',
      es_ES: 'Organización Mundial de la Salud',
      fr_FR: 'Organisation mondiale de la Santé',
    },
  },
  {
    year: 2013,
    title: {
      zh_CN: '山海省科学技术进步奖一等奖：太阳能直驱蓄冷技术',
      en_EN: 'Science and Technology Progress Award, first class: solar ice storage',
      es_ES: 'Premio al Progreso Científico y Técnico, primera clase: acumulación de energía solar en hielo',
      fr_FR:
        'Prix du progrès scientifique et technique, première classe : stockage de l’énergie solaire par la glace',
    },
    issuer: province,
  },
  {
    year: 2016,
    title: {
      zh_CN: '高新技术企业证书',
      en_EN: 'High-Tech Enterprise certificate',
      es_ES: 'Certificado de empresa de alta tecnología',
      fr_FR: 'Certificat d’entreprise de haute technologie',
    },
    issuer: {
      zh_CN: '山海省科学技术厅',
      en_EN: 'Shanhai Department of Science and Technology',
      es_ES: 'Departamento de Ciencia y Tecnología de Shanhai',
      fr_FR: 'Département de la science et de la technologie de Shanhai',
    },
  },
  {
    year: 2021,
    title: {
      zh_CN: 'ISO 14001 环境管理体系与 ISO 45001 职业健康安全管理体系认证证书',
      en_EN: 'ISO 14001 and ISO 45001 certificates: environment, health and safety at work',
      es_ES: 'Certificados ISO 14001 e ISO 45001: medio ambiente, seguridad y salud en el trabajo',
      fr_FR: 'Certificats ISO 14001 et ISO 45001 : environnement, santé et sécurité au travail',
    },
    issuer: certifier,
  },
  {
    year: 2025,
    title: {
      zh_CN: '可持续实验室名录收录证书：U830，三台抽样实测 7.20 kWh',
      en_EN: 'Entry in the register: U830, three units drawn by lot, 7.20 kWh a day',
      es_ES: 'Inscripción en el registro: U830, tres unidades elegidas al azar, 7,20 kWh al día',
      fr_FR: 'Inscription au registre : U830, trois appareils tirés au sort, 7,20 kWh par jour',
    },
    issuer: {
      zh_CN: '可持续实验室名录',
      en_EN: 'Sustainable Laboratories Register',
      es_ES: 'Registro de Laboratorios Sostenibles',
      fr_FR: 'Registre des laboratoires durables',
    },
  },
  {
    year: 2018,
    title: {
      zh_CN: '山海省企业技术中心',
      en_EN: 'Enterprise Technology Centre of Shanhai Province',
      es_ES: 'Centro tecnológico empresarial de la provincia de Shanhai',
      fr_FR: 'Centre technologique d’entreprise de la province de Shanhai',
    },
    issuer: province,
  },
  {
    year: 2022,
    title: {
      zh_CN: '山海省绿色工厂',
      en_EN: 'Green Factory of Shanhai Province',
      es_ES: 'Fábrica Verde de la provincia de Shanhai',
      fr_FR: 'Usine verte de la province de Shanhai',
    },
    issuer: {
      zh_CN: '山海省工业和信息化厅',
      en_EN: 'Shanhai Department of Industry and Information Technology',
      es_ES: 'Departamento de Industria y Tecnologías de la Información de Shanhai',
      fr_FR: 'Département de l’industrie et des technologies de l’information de Shanhai',
    },
  },
  {
    year: 2025,
    title: {
      zh_CN: '低温生物保存联合实验室',
      en_EN: 'Joint laboratory for cryopreservation',
      es_ES: 'Laboratorio conjunto de criopreservación',
      fr_FR: 'Laboratoire commun de cryoconservation',
    },
    issuer: {
      zh_CN: '南湾大学',
      en_EN: 'Nanwan University',
      es_ES: 'Universidad de Nanwan',
      fr_FR: 'Université de Nanwan',
    },
  },
  {
    year: 2019,
    title: {
      zh_CN: '山海工业设计奖金奖：Trace 监测终端',
      en_EN: 'Shanhai Industrial Design Award, gold: the Trace monitor',
      es_ES: 'Premio de Diseño Industrial de Shanhai, oro: el monitor Trace',
      fr_FR: 'Prix du design industriel de Shanhai, or : l’enregistreur Trace',
    },
    issuer: {
      zh_CN: '山海工业设计协会',
      en_EN: 'Shanhai Industrial Design Association',
      es_ES: 'Asociación de Diseño Industrial de Shanhai',
      fr_FR: 'Association du design industriel de Shanhai',
    },
  },
  {
    year: 2023,
    title: {
      zh_CN: '年度供应商：166 台设备三年零样本损失',
      en_EN: 'Supplier of the year: 166 units, three years, no sample lost',
      es_ES: 'Proveedor del año: 166 equipos, tres años, ninguna muestra perdida',
      fr_FR: 'Fournisseur de l’année : 166 appareils, trois ans, aucun échantillon perdu',
    },
    issuer: {
      zh_CN: '东湖样本库',
      en_EN: 'East Lake Biobank',
      es_ES: 'Biobanco East Lake',
      fr_FR: 'Biobanque East Lake',
    },
  },
  {
    year: 2026,
    title: {
      zh_CN: '山海省省长质量奖',
      en_EN: 'Governor’s Quality Award of Shanhai Province',
      es_ES: 'Premio de Calidad del Gobernador de Shanhai',
      fr_FR: 'Prix de la qualité du gouverneur de Shanhai',
    },
    issuer: province,
  },
]

/** The newest first (S1 2.14). */
export const honourSeeds: HonourSeed[] = drafts
  .map((draft, index) => ({ ...draft, number: index + 1 }))
  .toSorted((a, b) => b.year - a.year)
  .map(({ number, ...draft }, index) =>
    typesetFields({
      ...draft,
      id: companyId('honour', number),
      picture: `honour-${number}.webp`,
      sites: everywhere,
      order: index + 1,
    }),
  )
