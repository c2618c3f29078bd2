import { everywhere } from '../../sites'
import { companyId } from '../ids'
import type { CompanyTextSeed } from '../types'
import { chinese, english } from './introduction-zh-en'
import { french, spanish } from './introduction-es-fr'

/** The company profile of the Chinese site, 'Our History' of the others (S1 2.13, 2.14). */
export const introduction: CompanyTextSeed = {
  id: companyId('text', 1),
  place: 'introduction',
  sites: everywhere,
  picture: 'about-factory.webp',
  updateTime: '2026-10-20T09:00:00+08:00',
  title: {
    zh_CN: '公司简介',
    en_EN: 'Our History',
    es_ES: 'Nuestra historia',
    fr_FR: 'Notre histoire',
  },
  lead: {
    zh_CN:
      '诺凡生物医疗 2003 年创立于山海省青屿市，研制、生产并维护 8 °C 至 −196 °C 的生物医疗冷链设备，以及证明这些温度的记录。',
    en_EN:
      'Norvane makes equipment that keeps biological material cold, from 8 °C down to −196 °C, and the records that prove it. It has done so in Qingyu since 2003.',
    es_ES:
      'Norvane fabrica equipos que mantienen frío el material biológico, de 8 °C a −196 °C, y los registros que lo demuestran. Lo hace en Qingyu desde 2003.',
    fr_FR:
      'Norvane construit les appareils qui gardent au froid le vivant, de 8 °C à −196 °C, et les relevés qui en apportent la preuve. À Qingyu, depuis 2003.',
  },
  content: { zh_CN: chinese, en_EN: english, es_ES: spanish, fr_FR: french },
}
