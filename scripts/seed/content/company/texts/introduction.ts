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
      'Norvane makes equipment for the biomedical cold chain, from 8 °C down to −196 °C, and the monitoring that records its temperature. We develop, test and build it on one site in Qingyu, China. From Leeds, Durham, Getafe, Lyon and Rotterdam we advise customers abroad and service each model for ten years after its production has ended.',
    es_ES:
      'Norvane fabrica equipos para la cadena de frío biomédica, de 8 °C a −196 °C, y la monitorización que registra su temperatura. Los desarrollamos, ensayamos y construimos en un mismo recinto de Qingyu (China). Desde Leeds, Durham, Getafe, Lyon y Róterdam asesoramos a los clientes de otros países y damos servicio a cada modelo durante diez años tras el fin de su fabricación.',
    fr_FR:
      'Norvane fabrique les équipements de la chaîne du froid biomédicale, de 8 °C à −196 °C, et la surveillance qui en relève la température. Conception, essais et fabrication sont réunis sur un même site, à Qingyu, en Chine. Depuis Leeds, Durham, Getafe, Lyon et Rotterdam, nous conseillons nos clients à l’étranger et entretenons chaque modèle pendant dix ans après l’arrêt de sa fabrication.',
  },
  content: { zh_CN: chinese, en_EN: english, es_ES: spanish, fr_FR: french },
}
