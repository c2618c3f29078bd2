import { typesetAll } from '../catalogue/typeset'
import { everywhere } from '../sites'
import type { Localised } from '../types'
import { dateOf, idOf } from './build'
import type { MaterialSeed } from './types'

type Video = {
  slug: string
  kind: 'product-video' | 'user-video'
  file: string
  poster: string
  version: string
  models: string[]
  name: Localised
}

/** Without speech, so one file serves every language. */
const videos: Video[] = [
  {
    slug: 'u830-tour',
    kind: 'product-video',
    file: 'video-u830.mp4',
    poster: 'poster-u830-tour.webp',
    version: '2025-08',
    models: ['u830', 'u700', 'u960'],
    name: {
      en_EN: 'U830: exterior and details',
      zh_CN: 'U830 外观与细节',
      es_ES: 'U830: el congelador en detalle',
      fr_FR: 'U830 : extérieur et détails',
    },
  },
  {
    slug: 'r240-solar',
    kind: 'product-video',
    file: 'video-r240.mp4',
    poster: 'poster-r240-solar.webp',
    version: '2026-04',
    models: ['r240', 'r175', 'r385'],
    name: {
      en_EN: 'R240: five days without sun',
      zh_CN: 'R240 无日照保冷五天',
      es_ES: 'R240: cinco días sin sol',
      fr_FR: 'R240 : cinq jours sans soleil',
    },
  },
  {
    slug: 'v1000-filling',
    kind: 'product-video',
    file: 'video-v1000.mp4',
    poster: 'poster-v1000-filling.webp',
    version: '2025-03',
    models: ['v1000', 'v600', 'v1400'],
    name: {
      en_EN: 'V1000: filling for the first time',
      zh_CN: 'V1000 首次充液',
      es_ES: 'V1000: primer llenado',
      fr_FR: 'V1000 : premier remplissage',
    },
  },
  {
    slug: 'b150-airflow',
    kind: 'product-video',
    file: 'video-laboratory.mp4',
    poster: 'poster-b150-airflow.webp',
    version: '2026-06',
    models: ['b150', 'b120', 'b180'],
    name: {
      en_EN: 'B150: airflow in the cabinet',
      zh_CN: 'B150 气流走向',
      es_ES: 'B150: el recorrido del aire',
      fr_FR: 'B150 : le parcours de l’air',
    },
  },
  {
    slug: 'trace4-alarm',
    kind: 'product-video',
    file: 'video-laboratory.mp4',
    poster: 'poster-trace4-alarm.webp',
    version: '2026-06',
    models: ['trace-4', 'trace-gateway'],
    name: {
      en_EN: 'Trace 4: an alarm, from probe to telephone',
      zh_CN: 'Trace 4 从探头到电话的一次报警',
      es_ES: 'Trace 4: una alarma, de la sonda al teléfono',
      fr_FR: 'Trace 4 : une alarme, de la sonde au téléphone',
    },
  },
  {
    slug: 'r890-loading',
    kind: 'product-video',
    file: 'video-blood.mp4',
    poster: 'poster-r890-loading.webp',
    version: '2026-04',
    models: ['r890', 'r610'],
    name: {
      en_EN: 'R890: loading 360 bags',
      zh_CN: 'R890 装载 360 袋血液',
      es_ES: 'R890: carga de 360 bolsas',
      fr_FR: 'R890 : chargement de 360 poches',
    },
  },
  {
    slug: 'factory-line',
    kind: 'product-video',
    file: 'video-u830.mp4',
    poster: 'poster-factory-line.webp',
    version: '2026-05',
    models: ['u830', 'u570', 'u490'],
    name: {
      en_EN: 'Line two: how an upright is built',
      zh_CN: '二号线：立式超低温保存箱的制造过程',
      es_ES: 'Línea dos: cómo se fabrica un congelador vertical',
      fr_FR: 'Ligne deux : la fabrication d’un congélateur',
    },
  },
  {
    slug: 'u830-condenser',
    kind: 'product-video',
    file: 'video-u830.mp4',
    poster: 'detail-variable-speed-upright-4.webp',
    version: '2025-10',
    models: ['u830', 'u700', 'u570'],
    name: {
      en_EN: 'U830: removing, rinsing and refitting the grille',
      zh_CN: 'U830 前格栅的取下、冲洗与复位',
      es_ES: 'U830: retirar, lavar y montar la rejilla',
      fr_FR: 'U830 : retirer, rincer et remettre la grille',
    },
  },
  {
    slug: 'user-east-lake',
    kind: 'user-video',
    file: 'video-u830.mp4',
    poster: 'poster-user-east-lake.webp',
    version: '2026-09',
    models: ['u830', 'v1000'],
    name: {
      en_EN: 'East Lake Biobank: room for 20 million samples',
      zh_CN: '东湖样本库：可存 2,000 万份样本',
      es_ES: 'Biobanco East Lake: espacio para 20 millones de muestras',
      fr_FR: 'Biobanque East Lake : de la place pour 20 millions d’échantillons',
    },
  },
  {
    slug: 'user-st-aldric',
    kind: 'user-video',
    file: 'video-blood.mp4',
    poster: 'poster-user-st-aldric.webp',
    version: '2026-08',
    models: ['r890'],
    name: {
      en_EN: 'St Aldric Blood Service: a night on call',
      zh_CN: '圣奥德里克血液中心：一个值班之夜',
      es_ES: 'Servicio de Sangre St Aldric: una noche de guardia',
      fr_FR: 'Service du sang St Aldric : une nuit de garde',
    },
  },
  {
    slug: 'user-plateau',
    kind: 'user-video',
    file: 'video-r240.mp4',
    poster: 'poster-user-plateau.webp',
    version: '2025-10',
    models: ['r240', 'r100'],
    name: {
      en_EN: 'The plateau programme: vaccines kept with solar energy',
      zh_CN: '高原乡镇项目：太阳能保存疫苗',
      es_ES: 'En el altiplano: vacunas conservadas con energía solar',
      fr_FR: 'Programme des hauts plateaux : des vaccins conservés grâce au soleil',
    },
  },
  {
    slug: 'user-nanwan',
    kind: 'user-video',
    file: 'video-v1000.mp4',
    poster: 'news-university-partnership.webp',
    version: '2025-06',
    models: ['v1000', 'd35', 'u570'],
    name: {
      en_EN: 'Nanwan University: the joint laboratory',
      zh_CN: '南湾大学：联合实验室',
      es_ES: 'Universidad de Nanwan: un laboratorio compartido',
      fr_FR: 'Université de Nanwan : le laboratoire commun',
    },
  },
]

export const videoMaterials: MaterialSeed[] = videos.map(({ slug, poster, name, ...video }, index) => ({
  ...video,
  name: typesetAll(name),
  id: idOf(video.kind, index + 1, 'multi'),
  slug,
  document: slug,
  language: 'multi',
  cover: poster,
  restricted: false,
  order: index + 1,
  sites: everywhere,
  updateTime: dateOf(video.version),
}))
