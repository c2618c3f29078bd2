import type { SearchTag } from '@/lib/search/kinds'

export { vocabularySeeds } from './vocabulary'

type ShortcutSeed = { text: string; tag: SearchTag }
type SynonymSeed = { terms: string[]; meaning: string }

type PromotionSeed = {
  id: string
  title: string
  terms: string[]
  /** Models of products and slugs of news, in the order in which they come first. */
  products: string[]
  news: string[]
}

/** The words of S1 5, then those of the other languages. Accents are ignored: 'video' also matches 'vídeo'. */
export const shortcutSeeds: ShortcutSeed[] = [
  ...shortcuts('news', ['news', '新闻', '资讯', 'noticia', 'noticias', 'actualité', 'actualités']),
  ...shortcuts('products', ['product', '产品', 'producto', 'productos', 'produit', 'produits']),
  ...shortcuts('solutions', ['solution', '解决方案', '方案', 'solución', 'soluciones', 'solutions']),
  ...shortcuts('cases', ['case', '案例', 'caso', 'casos', 'cas clients', 'références']),
  ...shortcuts('videos', ['video', '视频', 'vídeos']),
  ...shortcuts('brochures', ['brochure', 'folleto', 'folletos', 'brochures']),
  ...shortcuts('pictures', ['image', 'photo', 'imagen', 'imágenes', 'foto', 'fotos', 'images', 'photos']),
]

/** The groups of S1 5 (readings 30), then those of the other languages, by the names of their solutions. */
export const synonymSeeds: SynonymSeed[] = [
  {
    terms: ['blood bank refrigerator', 'blood refrigerator', 'blood bank fridge', 'blood fridge'],
    meaning: 'blood network solution',
  },
  {
    terms: [
      'vaccine refrigerator',
      'vaccine freezer/ice pack freezer',
      'vaccine freezer',
      'ice pack freezer',
      'cold room',
    ],
    meaning: 'Vaccine Network Solutions',
  },
  {
    terms: ['pharmacy refrigerator'],
    meaning: 'Reagent Network Solutions',
  },
  {
    terms: ['biomedical freezer', 'ULT freezer', 'ultra low temperature'],
    meaning: 'Sample Network Solutions',
  },
  {
    terms: [
      'cryogenic consumables',
      'spark free freezer/refrigerator',
      'spark free freezer',
      'spark free refrigerator',
      'laboratory refrigerator',
      'biological safety cabinet',
      'clean bench/laminar flow',
      'clean bench',
      'laminar flow',
      'liquid nitrogen container',
    ],
    meaning: 'Laboratory Network Solutions',
  },
  {
    terms: [
      'BSC',
      'MSC',
      'safety cabinet',
      'biosafety cabinet',
      'microbiological safety cabinet',
      'biohazard hood',
    ],
    meaning: 'Biosafety',
  },
  {
    terms: [
      'drug fridge',
      'drug refrigerator',
      'medicine fridge',
      'medication refrigerator',
      'pharmacy fridge',
    ],
    meaning: 'Hospital Pharmacy',
  },
  { terms: ['vaccine fridge', 'vaccine cool box'], meaning: 'Vaccine Network Solution' },
  {
    terms: ['lab fridge', 'laboratory fridge', 'LN2 tank', 'laminar flow hood'],
    meaning: 'Laboratory Network Solution',
  },
  { terms: ['血液冷藏箱', '储血设备', '血库冰箱', '储血冰箱'], meaning: '血液网络解决方案' },
  { terms: ['疫苗冷藏箱', '冰排冷冻箱', '疫苗冰箱', '疫苗柜'], meaning: '疫苗网络解决方案' },
  { terms: ['药品冷藏箱', '药品冰箱', '药房冰箱', '药品柜'], meaning: '医院药学解决方案' },
  { terms: ['超低温保存箱', '低温保存箱', '超低温冰箱', '超低温冰柜'], meaning: '生物样本库解决方案' },
  { terms: ['安全柜', '生物安全柜', '二级生物安全柜'], meaning: '生物安全解决方案' },
  { terms: ['实验室冷藏箱', '液氮容器', '实验室冰箱', '试剂冰箱'], meaning: '实验室网络解决方案' },
  {
    terms: [
      'frigorífico de banco de sangre',
      'nevera de sangre',
      'heladera de sangre',
      'heladera para sangre',
    ],
    meaning: 'Solución de red de sangre',
  },
  {
    terms: [
      'frigorífico de vacunas',
      'nevera de vacunas',
      'heladera de vacunas',
      'heladera para vacunas',
      'cámara fría',
    ],
    meaning: 'Solución de red de vacunas',
  },
  {
    terms: [
      'frigorífico de farmacia',
      'nevera de farmacia',
      'heladera de farmacia',
      'nevera para medicamentos',
      'heladera para medicamentos',
    ],
    meaning: 'Solución de farmacia hospitalaria',
  },
  {
    terms: ['congelador biomédico', 'ultracongelador', 'ultrafreezer'],
    meaning: 'Solución para biobancos y muestras',
  },
  {
    terms: ['frigorífico de laboratorio', 'banco de flujo laminar', 'contenedor de nitrógeno líquido'],
    meaning: 'Solución de red de laboratorios',
  },
  {
    terms: ['CSB', 'cabina de seguridad biológica', 'campana de bioseguridad', 'gabinete de bioseguridad'],
    meaning: 'Solución de bioseguridad',
  },
  {
    terms: ['réfrigérateur de banque de sang', 'frigo à sang', 'conservateur à sang'],
    meaning: 'Solution réseau du sang',
  },
  {
    terms: ['réfrigérateur à vaccins', 'frigo à vaccins', 'frigo vaccins', 'chambre froide'],
    meaning: 'Solution réseau de vaccins',
  },
  {
    terms: ['réfrigérateur de pharmacie', 'frigo de pharmacie', 'frigo à médicaments'],
    meaning: 'Solution pharmacie hospitalière',
  },
  {
    terms: ['congélateur biomédical', 'congélateur ultra-basse température'],
    meaning: 'Solution pour biobanques et échantillons',
  },
  {
    terms: ['PSM', 'poste de sécurité microbiologique', 'hotte microbiologique', 'hotte biologique'],
    meaning: 'Solution biosécurité',
  },
  {
    terms: [
      'réfrigérateur de laboratoire',
      'frigo de labo',
      'hotte à flux laminaire',
      'conteneur d’azote liquide',
    ],
    meaning: 'Solution réseau de laboratoires',
  },
]

/** Terms of visitors that differ from those of the catalogue. */
export const promotionSeeds: PromotionSeed[] = [
  {
    id: '1219000000000000011',
    title: 'Freezers called −80',
    terms: ['-80', '-80 °C', 'minus 80', '零下80度', '-80度', 'menos 80', 'moins 80'],
    products: ['U830'],
    news: ['minus-70-debate'],
  },
  {
    id: '1219000000000000021',
    title: 'Monitoring, called IoT',
    terms: ['IoT', '物联网', 'internet of things', 'internet de las cosas', 'internet des objets'],
    products: ['Trace 4'],
    news: ['monitoring-release'],
  },
  {
    id: '1219000000000000031',
    title: 'Saving energy',
    terms: [
      'energy saving',
      '节能',
      'ahorro de energía',
      'ahorro energético',
      "économie d'énergie",
      'économies d’énergie',
    ],
    products: ['U570'],
    news: ['energy-measured'],
  },
]

function shortcuts(tag: SearchTag, texts: string[]): ShortcutSeed[] {
  return texts.map((text) => ({ text, tag }))
}
