import { models } from '../catalogue/range'
import type { CategorySlug, Model } from '../catalogue/types'
import type { Localised } from '../types'
import { inLanguages } from './build'
import { everyModelOf, lines } from './lines'
import type { MaterialSeed } from './types'

type CertificateSeed = {
  slug: string
  name: Localised
  version: string
  category?: CategorySlug
  models: Model[]
}

const made = models.filter(({ discontinued }) => !discontinued)
const storage = lines.slice(0, 15).flatMap(everyModelOf)

export const certificateSeeds: CertificateSeed[] = [
  {
    slug: 'iso-13485',
    version: '2024-11',
    models: storage,
    name: {
      en_EN: 'ISO 13485: quality management for medical devices',
      zh_CN: 'ISO 13485 医疗器械质量管理体系认证证书',
      es_ES: 'ISO 13485: gestión de la calidad de productos sanitarios',
      fr_FR: 'ISO 13485 : management de la qualité des dispositifs médicaux',
    },
  },
  {
    slug: 'iso-9001',
    version: '2024-11',
    models: made,
    name: {
      en_EN: 'ISO 9001: quality management',
      zh_CN: 'ISO 9001 质量管理体系认证证书',
      es_ES: 'ISO 9001: gestión de la calidad',
      fr_FR: 'ISO 9001 : management de la qualité',
    },
  },
  {
    slug: 'iso-14001',
    version: '2025-03',
    models: made,
    name: {
      en_EN: 'ISO 14001: environmental management',
      zh_CN: 'ISO 14001 环境管理体系认证证书',
      es_ES: 'ISO 14001: gestión ambiental',
      fr_FR: 'ISO 14001 : management environnemental',
    },
  },
  {
    slug: 'eu-declaration-freezers',
    version: '2026-03',
    category: 'ultra-low-freezers',
    models: lines.slice(0, 4).flatMap(everyModelOf),
    name: {
      en_EN: 'EU declaration of conformity: ultra-low freezers',
      zh_CN: '欧盟符合性声明：超低温保存箱',
      es_ES: 'Declaración UE de conformidad: ultracongeladores',
      fr_FR: 'Déclaration UE de conformité : congélateurs ultra-basse température',
    },
  },
  {
    slug: 'eu-declaration-blood',
    version: '2026-04',
    category: 'blood-bank',
    models: lines.filter(({ slug }) => /blood|plasma/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'EU declaration of conformity: blood bank equipment',
      zh_CN: '欧盟符合性声明：血液保存设备',
      es_ES: 'Declaración UE de conformidad: equipos de banco de sangre',
      fr_FR: 'Déclaration UE de conformité : équipements de banque de sang',
    },
  },
  {
    slug: 'eu-declaration-cabinets',
    version: '2026-06',
    category: 'biosafety',
    models: lines.filter(({ slug }) => /cabinets/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'EU declaration of conformity: biosafety cabinets',
      zh_CN: '欧盟符合性声明：生物安全柜',
      es_ES: 'Declaración UE de conformidad: cabinas de seguridad biológica',
      fr_FR: 'Déclaration UE de conformité : postes de sécurité microbiologique',
    },
  },
  {
    slug: 'pqs-statement-solar',
    version: '2026-04',
    category: 'solar-direct-drive-refrigerators',
    models: lines.filter(({ slug }) => /solar|ice-lined/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'Manufacturer’s statement on WHO prequalification (E003)',
      zh_CN: '关于 WHO 预认证（E003）的制造商说明',
      es_ES: 'Declaración del fabricante sobre la precalificación de la OMS (E003)',
      fr_FR: 'Déclaration du fabricant sur la préqualification de l’OMS (E003)',
    },
  },
  {
    slug: 'energy-test-u830',
    version: '2025-08',
    category: 'variable-speed-uprights',
    models: made.filter(({ slug }) => slug === 'u830'),
    name: {
      en_EN: 'U830: energy and temperature test certificate',
      zh_CN: 'U830 能耗与温度测试证书',
      es_ES: 'U830: certificado de ensayo de consumo y temperatura',
      fr_FR: 'U830 : certificat d’essai, consommation et température',
    },
  },
  {
    slug: 'calibration-trace-4',
    version: '2026-06',
    category: 'temperature-monitoring',
    models: made.filter(({ slug }) => slug.startsWith('trace')),
    name: {
      en_EN: 'Trace 4: specimen calibration certificate',
      zh_CN: 'Trace 4 校准证书样张',
      es_ES: 'Trace 4: modelo de certificado de calibración',
      fr_FR: 'Trace 4 : spécimen de certificat d’étalonnage',
    },
  },
  {
    slug: 'vacuum-test-vessels',
    version: '2025-03',
    category: 'liquid-nitrogen',
    models: lines.filter(({ slug }) => /vessels|dewars|shippers/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'Nitrogen vessels: vacuum and evaporation test',
      zh_CN: '液氮容器真空与蒸发量测试证书',
      es_ES: 'Recipientes de nitrógeno: ensayo de vacío y evaporación',
      fr_FR: 'Cuves d’azote : essai de vide et d’évaporation',
    },
  },
  {
    slug: 'eu-declaration-biomedical-freezers',
    version: '2025-09',
    category: 'biomedical-freezers',
    models: lines.filter(({ slug }) => slug.startsWith('minus')).flatMap(everyModelOf),
    name: {
      en_EN: 'EU declaration of conformity: biomedical freezers',
      zh_CN: '欧盟符合性声明：医用低温保存箱',
      es_ES: 'Declaración UE de conformidad: congeladores biomédicos',
      fr_FR: 'Déclaration UE de conformité : congélateurs biomédicaux',
    },
  },
  {
    slug: 'eu-declaration-refrigerators',
    version: '2026-02',
    category: 'pharmacy-laboratory-refrigerators',
    models: lines
      .filter(({ slug }) => /^pharmacy|^laboratory|^refrigerator/.test(slug))
      .flatMap(everyModelOf),
    name: {
      en_EN: 'EU declaration of conformity: pharmacy and laboratory refrigerators',
      zh_CN: '欧盟符合性声明：药品与实验室冷藏箱',
      es_ES: 'Declaración UE de conformidad: frigoríficos de farmacia y laboratorio',
      fr_FR: 'Déclaration UE de conformité : réfrigérateurs de pharmacie et de laboratoire',
    },
  },
  {
    slug: 'eu-declaration-monitoring',
    version: '2026-06',
    category: 'temperature-monitoring',
    models: made.filter(({ slug }) => slug.startsWith('trace')),
    name: {
      en_EN: 'EU declaration of conformity: Trace monitoring',
      zh_CN: '欧盟符合性声明：Trace 温度监测系统',
      es_ES: 'Declaración UE de conformidad: monitorización Trace',
      fr_FR: 'Déclaration UE de conformité : surveillance Trace',
    },
  },
  {
    slug: 'energy-test-u570',
    version: '2026-03',
    category: 'variable-speed-uprights',
    models: made.filter(({ slug }) => slug === 'u570'),
    name: {
      en_EN: 'U570: energy and temperature test certificate',
      zh_CN: 'U570 能耗与温度测试证书',
      es_ES: 'U570: certificado de ensayo de consumo y temperatura',
      fr_FR: 'U570 : certificat d’essai, consommation et température',
    },
  },
  {
    slug: 'energy-test-c510',
    version: '2025-11',
    category: 'chest-ultra-low-freezers',
    models: made.filter(({ slug }) => slug === 'c510'),
    name: {
      en_EN: 'C510: energy and temperature test certificate',
      zh_CN: 'C510 能耗与温度测试证书',
      es_ES: 'C510: certificado de ensayo de consumo y temperatura',
      fr_FR: 'C510 : certificat d’essai, consommation et température',
    },
  },
  {
    slug: 'temperature-test-u510',
    version: '2025-09',
    category: 'minus-40-freezers',
    models: made.filter(({ slug }) => slug === 'u510'),
    name: {
      en_EN: 'U510: temperature test certificate',
      zh_CN: 'U510 温度测试证书',
      es_ES: 'U510: certificado de ensayo de temperatura',
      fr_FR: 'U510 : certificat d’essai en température',
    },
  },
  {
    slug: 'temperature-test-r390',
    version: '2026-02',
    category: 'upright-pharmacy-refrigerators',
    models: made.filter(({ slug }) => slug === 'r390'),
    name: {
      en_EN: 'R390: temperature test certificate',
      zh_CN: 'R390 温度测试证书',
      es_ES: 'R390: certificado de ensayo de temperatura',
      fr_FR: 'R390 : certificat d’essai en température',
    },
  },
  {
    slug: 'temperature-test-r890',
    version: '2026-04',
    category: 'blood-bank-refrigerators',
    models: made.filter(({ slug }) => slug === 'r890'),
    name: {
      en_EN: 'R890: temperature test certificate',
      zh_CN: 'R890 温度测试证书',
      es_ES: 'R890: certificado de ensayo de temperatura',
      fr_FR: 'R890 : certificat d’essai en température',
    },
  },
  {
    slug: 'holdover-test-boxes',
    version: '2025-12',
    category: 'cold-boxes',
    models: lines.filter(({ slug }) => /cold-boxes/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'Cold boxes: cold life test',
      zh_CN: '冷藏箱保温时间测试证书',
      es_ES: 'Cajas frías: ensayo de autonomía',
      fr_FR: 'Glacières : essai de la durée de conservation',
    },
  },
  {
    slug: 'filter-test-b150',
    version: '2026-06',
    category: 'type-a2-cabinets',
    models: made.filter(({ slug }) => slug === 'b150'),
    name: {
      en_EN: 'B150: airflow and filter test',
      zh_CN: 'B150 气流与过滤器测试证书',
      es_ES: 'B150: ensayo de flujo de aire y filtros',
      fr_FR: 'B150 : essai du flux d’air et des filtres',
    },
  },
  {
    slug: 'mapping-w20',
    version: '2025-12',
    category: 'walk-in-cold-rooms',
    models: made.filter(({ slug }) => slug === 'w20'),
    name: {
      en_EN: 'W20: temperature mapping of a walk-in cold room',
      zh_CN: 'W20 冷库温度分布验证报告',
      es_ES: 'W20: mapeo de temperatura de una cámara frigorífica',
      fr_FR: 'W20 : cartographie d’une chambre froide',
    },
  },
  {
    slug: 'holding-time-shippers',
    version: '2025-08',
    category: 'dry-shippers',
    models: lines.filter(({ slug }) => /dry-shippers/.test(slug)).flatMap(everyModelOf),
    name: {
      en_EN: 'Dry shippers: static holding time test',
      zh_CN: '干式液氮运输罐静态保存期测试证书',
      es_ES: 'Contenedores secos: ensayo del tiempo de conservación estático',
      fr_FR: 'Conteneurs secs : essai de la durée de maintien statique',
    },
  },
]

export const certificateMaterials: MaterialSeed[] = certificateSeeds.flatMap(
  ({ slug, models: shown, ...rest }, index) =>
    inLanguages({
      ...rest,
      number: index + 1,
      document: `certificate-${slug}`,
      cover: `cover-certificate-${slug}.webp`,
      kind: 'certificate',
      models: shown.map((model) => model.slug),
      languages: ['multi'],
    }),
)
