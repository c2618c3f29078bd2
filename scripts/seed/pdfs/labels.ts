import type { SiteId } from '@/i18n/locales'
import type { Language } from '../content/materials/types'

/** The site whose texts, number format and contact a PDF of that language uses. */
export const siteOf = { en: 'en_EN', zh: 'zh_CN', es: 'es_ES', fr: 'fr_FR' } as const satisfies Record<
  Language,
  SiteId
>

/** Labels that PDFs print around their content. */
export const labels = {
  en: {
    models: 'Models',
    model: 'Model',
    overview: 'Overview',
    why: 'What sets it apart',
    range: 'The range',
    technicalData: 'Technical data',
    revision: 'Revision',
    keep: 'Read it before the first start and keep it with the equipment.',
    original: 'Original instructions',
    measured: 'Figures measured on production units. Subject to change without notice.',
    advantages: 'Advantages',
    recommended: 'Equipment in this solution',
    distributors: 'For authorised distributors only',
    front: 'Front',
    side: 'Side',
    clearance: 'Free space around the equipment, seen from above',
    wall: 'Wall',
    doorSide: 'Door side',
    energy: 'Energy a day',
    users: 'From our users',
    focus: 'In focus',
    size: 'W × D × H',
    yes: 'yes',
    no: 'no',
  },
  zh: {
    models: '适用型号',
    model: '型号',
    overview: '概述',
    why: '产品特点',
    range: '产品系列',
    technicalData: '技术参数',
    revision: '版本',
    keep: '首次使用前请完整阅读，并随设备保存。',
    original: '使用说明书（原文）',
    measured: '数据为量产整机实测，如有改进恕不另行通知。',
    advantages: '方案优势',
    recommended: '方案所用设备',
    distributors: '仅供指定经销商使用',
    front: '正视',
    side: '侧视',
    clearance: '设备四周留空（俯视）',
    wall: '墙面',
    doorSide: '开门侧',
    energy: '日耗电',
    users: '用户现场',
    focus: '本期产品',
    size: '宽×深×高',
    yes: '有',
    no: '无',
  },
  es: {
    models: 'Modelos',
    model: 'Modelo',
    overview: 'Presentación',
    why: 'Lo que lo distingue',
    range: 'La gama',
    technicalData: 'Datos técnicos',
    revision: 'Revisión',
    keep: 'Léalo antes de la primera puesta en marcha y guárdelo junto al equipo.',
    original: 'Traducción del manual original',
    measured: 'Cifras medidas en equipos de serie. Sujetas a cambios sin previo aviso.',
    advantages: 'Ventajas',
    recommended: 'Equipos de la solución',
    distributors: 'Solo para distribuidores autorizados',
    front: 'Frente',
    side: 'Lateral',
    clearance: 'Espacio libre alrededor del equipo, vista desde arriba',
    wall: 'Pared',
    doorSide: 'Lado de la puerta',
    energy: 'Consumo diario',
    users: 'De nuestros usuarios',
    focus: 'En detalle',
    size: 'An. × prof. × al.',
    yes: 'sí',
    no: 'no',
  },
  fr: {
    models: 'Modèles',
    model: 'Modèle',
    overview: 'Présentation',
    why: 'Ce qui le distingue',
    range: 'La gamme',
    technicalData: 'Caractéristiques',
    revision: 'Révision',
    keep: 'À lire avant la première mise en service et à garder avec l’appareil.',
    original: 'Traduction de la notice originale',
    measured: 'Chiffres mesurés sur des appareils de série. Sous réserve de modifications.',
    advantages: 'Avantages',
    recommended: 'Les équipements de la solution',
    distributors: 'Réservé aux distributeurs agréés',
    front: 'Face',
    side: 'Profil',
    clearance: 'Espace libre autour de l’appareil, vu de dessus',
    wall: 'Mur',
    doorSide: 'Côté porte',
    energy: 'Consommation par jour',
    users: 'Chez nos utilisateurs',
    focus: 'En détail',
    size: 'l × p × h',
    yes: 'oui',
    no: 'non',
  },
} as const satisfies Record<Language, Record<string, string>>

/** '2026-03-12T…' as a reader writes the day: '12 March 2026', '2026 年 3 月 12 日'. */
export function dayOf(time: string, language: Language): string {
  const tag = { en: 'en-GB', zh: 'zh-CN', es: 'es-ES', fr: 'fr-FR' }[language]
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${time.slice(0, 10)}T00:00:00Z`),
  )
  return language === 'zh' ? day.replaceAll(/\d+/g, ' $& ').trim() : day
}

const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
}

/** '2026-03' as a reader writes it: 'March 2026', '2026 年 3 月'. */
export function editionOf(version: string, language: Language): string {
  const [year = '', month = ''] = version.slice(0, 7).split('-')
  if (language === 'zh') return `${year} 年 ${Number(month)} 月`
  const name = months[language].split(' ')[Number(month) - 1] ?? ''
  return language === 'es' ? `${name} de ${year}` : `${name} ${year}`
}
