import type { TeamMemberDraft } from './types'

const executive = {
  zh_CN: '总裁办公室',
  en_EN: 'Executive office',
  es_ES: 'Dirección general',
  fr_FR: 'Direction générale',
}

/** The founder has no mail address: mail to him goes to the office. */
export const leaders: TeamMemberDraft[] = [
  {
    group: 'leaders',
    name: { zh_CN: '顾承宇', en_EN: 'Gu Chengyu' },
    title: {
      zh_CN: '创始人、董事长',
      en_EN: 'Founder and Chairman',
      es_ES: 'Fundador y presidente',
      fr_FR: 'Fondateur et président',
    },
    department: executive,
  },
  {
    group: 'leaders',
    mail: 'su.minglan',
    name: { zh_CN: '苏明岚', en_EN: 'Su Minglan' },
    title: {
      zh_CN: '董事、总裁',
      en_EN: 'Chief Executive',
      es_ES: 'Directora general',
      fr_FR: 'Directrice générale',
    },
    department: executive,
  },
  {
    group: 'leaders',
    mail: 'lin.zhihan',
    name: { zh_CN: '林知寒', en_EN: 'Lin Zhihan' },
    title: {
      zh_CN: '董事、研发总监',
      en_EN: 'Director of Research and Development',
      es_ES: 'Directora de Investigación y Desarrollo',
      fr_FR: 'Directrice de la recherche et du développement',
    },
    department: {
      zh_CN: '研发',
      en_EN: 'Research and development',
      es_ES: 'Investigación y Desarrollo',
      fr_FR: 'Recherche et développement',
    },
  },
  {
    group: 'leaders',
    mail: 'he.yuanzhou',
    name: { zh_CN: '贺远舟', en_EN: 'He Yuanzhou' },
    title: {
      zh_CN: '制造与质量总监',
      en_EN: 'Director of Manufacturing and Quality',
      es_ES: 'Director de Fabricación y Calidad',
      fr_FR: 'Directeur de la fabrication et de la qualité',
    },
    department: {
      zh_CN: '青屿工厂',
      en_EN: 'Qingyu plant',
      es_ES: 'Planta de Qingyu',
      fr_FR: 'Usine de Qingyu',
    },
  },
  {
    group: 'leaders',
    mail: 'ilse.brandsma',
    name: { zh_CN: '伊尔丝·布兰兹马', en_EN: 'Ilse Brandsma' },
    title: {
      zh_CN: '服务总监',
      en_EN: 'Service Director',
      es_ES: 'Directora de Servicio',
      fr_FR: 'Directrice du service',
    },
    department: {
      zh_CN: '鹿特丹服务中心',
      en_EN: 'Rotterdam service hub',
      es_ES: 'Centro de servicio de Róterdam',
      fr_FR: 'Centre de service de Rotterdam',
    },
  },
  {
    group: 'leaders',
    mail: 'amara.diallo',
    name: { zh_CN: '阿玛拉·迪亚洛', en_EN: 'Amara Diallo' },
    title: {
      zh_CN: '全球公共卫生总监',
      en_EN: 'Director of Global Health',
      es_ES: 'Directora de Salud Mundial',
      fr_FR: 'Directrice de la santé mondiale',
    },
    department: {
      zh_CN: '公共卫生项目',
      en_EN: 'Public health programmes',
      es_ES: 'Programas de salud pública',
      fr_FR: 'Programmes de santé publique',
    },
  },
  {
    group: 'leaders',
    mail: 'mateo.sanz',
    name: { zh_CN: '马特奥·桑斯', en_EN: 'Mateo Sanz' },
    title: {
      zh_CN: '国际销售总监',
      en_EN: 'Director of International Sales',
      es_ES: 'Director de Ventas Internacionales',
      fr_FR: 'Directeur des ventes internationales',
    },
    department: {
      zh_CN: '国际销售',
      en_EN: 'International sales',
      es_ES: 'Ventas internacionales',
      fr_FR: 'Ventes internationales',
    },
  },
  {
    group: 'leaders',
    mail: 'camille.ferrand',
    name: { zh_CN: '卡米耶·费朗', en_EN: 'Camille Ferrand' },
    title: {
      zh_CN: '法规事务总监',
      en_EN: 'Director of Regulatory Affairs',
      es_ES: 'Directora de Asuntos Regulatorios',
      fr_FR: 'Directrice des affaires réglementaires',
    },
    department: {
      zh_CN: '法规事务',
      en_EN: 'Regulatory affairs',
      es_ES: 'Asuntos regulatorios',
      fr_FR: 'Affaires réglementaires',
    },
  },
]
