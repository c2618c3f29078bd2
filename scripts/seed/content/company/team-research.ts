import type { TeamMemberDraft } from './types'

/** The test centre is reached through the others. */
export const researchTeam: TeamMemberDraft[] = [
  {
    group: 'research',
    mail: 'song.jiahe',
    name: { zh_CN: '宋嘉禾', en_EN: 'Song Jiahe' },
    department: {
      zh_CN: '制冷系统',
      en_EN: 'Refrigeration systems',
      es_ES: 'Sistemas de refrigeración',
      fr_FR: 'Systèmes frigorifiques',
    },
  },
  {
    group: 'research',
    mail: 'shen.ruoxi',
    name: { zh_CN: '沈若溪', en_EN: 'Shen Ruoxi' },
    department: { zh_CN: '深低温', en_EN: 'Cryogenics', es_ES: 'Criogenia', fr_FR: 'Cryogénie' },
  },
  {
    group: 'research',
    mail: 'mu.ting',
    name: { zh_CN: '穆婷', en_EN: 'Mu Ting' },
    department: {
      zh_CN: '气流与生物安全',
      en_EN: 'Airflow and biosafety',
      es_ES: 'Flujo de aire y bioseguridad',
      fr_FR: 'Aéraulique et biosécurité',
    },
  },
  {
    group: 'research',
    mail: 'tang.yiming',
    name: { zh_CN: '唐一鸣', en_EN: 'Tang Yiming' },
    department: {
      zh_CN: '控制与软件',
      en_EN: 'Controls and software',
      es_ES: 'Control y software',
      fr_FR: 'Régulation et logiciel',
    },
  },
  {
    group: 'research',
    mail: 'luo.yuan',
    name: { zh_CN: '罗予安', en_EN: 'Luo Yuan' },
    department: {
      zh_CN: 'Trace 监测平台',
      en_EN: 'Trace monitoring',
      es_ES: 'Monitorización Trace',
      fr_FR: 'Surveillance Trace',
    },
  },
  {
    group: 'research',
    mail: 'henrik.solberg',
    name: { zh_CN: '亨里克·索尔贝格', en_EN: 'Henrik Solberg' },
    department: {
      zh_CN: '能效与可持续设计',
      en_EN: 'Energy and sustainable design',
      es_ES: 'Energía y diseño sostenible',
      fr_FR: 'Énergie et conception durable',
    },
  },
  {
    group: 'research',
    name: { zh_CN: '钱怀远', en_EN: 'Qian Huaiyuan' },
    department: {
      zh_CN: '测试中心',
      en_EN: 'Test centre',
      es_ES: 'Centro de ensayos',
      fr_FR: 'Centre d’essais',
    },
  },
]
