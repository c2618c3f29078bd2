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
      '诺凡生物医疗 2003 年创立于山海省青屿市，从事 −196 °C 至 8 °C 生物医疗冷链设备与温度监测系统的研制、生产与服务。',
    en_EN:
      'Since 2003 Norvane has developed and built equipment in Qingyu that keeps biological material cold, from 8 °C down to −196 °C, and documents its temperature.',
    es_ES:
      'Desde 2003, Norvane desarrolla y fabrica en Qingyu equipos que conservan el material biológico de 8 °C a −196 °C y documentan su temperatura.',
    fr_FR:
      'Depuis 2003, Norvane conçoit et fabrique à Qingyu des appareils qui conservent les échantillons biologiques de 8 °C à −196 °C et en consignent la température.',
  },
  content: { zh_CN: chinese, en_EN: english, es_ES: spanish, fr_FR: french },
}
