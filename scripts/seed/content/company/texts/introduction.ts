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
      'Norvane began in Qingyu in 2003 with eleven people and one kind of refrigerator. It now develops, tests and builds equipment for the whole biomedical cold chain, from 8 °C down to −196 °C, and supports customers abroad from Leeds, Getafe, Lyon, Rotterdam and Durham, North Carolina.',
    es_ES:
      'Norvane empezó en Qingyu en 2003 con once personas y un solo tipo de frigorífico. Hoy desarrolla, ensaya y fabrica equipos para toda la cadena de frío biomédica, de 8 °C a −196 °C, y atiende a los clientes de otros países desde Leeds, Getafe, Lyon, Róterdam y Durham (Carolina del Norte).',
    fr_FR:
      'Norvane a débuté à Qingyu en 2003 avec onze personnes et un seul type de réfrigérateur. L’entreprise conçoit, teste et fabrique aujourd’hui des équipements pour toute la chaîne du froid biomédicale, de 8 °C à −196 °C, et accompagne ses clients à l’étranger depuis Leeds, Getafe, Lyon, Rotterdam et Durham, en Caroline du Nord.',
  },
  content: { zh_CN: chinese, en_EN: english, es_ES: spanish, fr_FR: french },
}
